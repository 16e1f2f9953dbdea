import type { RefundState } from '@voltfront/rules/refund/refund-moves';
import type { RefundKey } from './refund.types';

declare module '../../kernel/jobs' {
  interface EventMap {
    /** A refund of a customer was asked for, or moved on. */
    RefundMoved: {
      userId: string;
      refundNo: string;
      orderNo: string;
      /** Null when it was asked for. */
      from: RefundState | null;
      to: RefundState;
      amountFen: number;
      /** What staff said against it. */
      reason: string | null;
      at: number;
    };
  }
  interface JobMap {
    /** Starts the refund of every payment of an approved refund. */
    sendRefundMoney: RefundKey;
  }
}
