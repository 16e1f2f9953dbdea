import {
  REFUND_MACHINE,
  type RefundActor,
  type RefundEvent,
  type RefundState,
} from '@voltfront/rules/refund/refund-moves';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { publish } from '../../kernel/jobs';
import { keepStates } from '../../kernel/state-machine';
import { lockOwnOrder } from '../order';
import {
  type NewRefund,
  type RefundRow,
  selectRefund,
  selectRefundForUpdate,
  updateRefundWithLine,
} from './refund.repository';
import { refundTexts } from './refund.texts';
import type { RefundKey } from './refund.types';

interface RefundKind {
  key: RefundKey;
  row: RefundRow;
  changes: Partial<NewRefund>;
  state: RefundState;
  event: RefundEvent;
  actor: RefundActor;
  facts: null;
}

/** States of refunds. The row of the order must be locked before that of its refund. */
export const refundStates = keepStates<RefundKind>({
  machine: () => REFUND_MACHINE,
  facts: () => null,
  lock: selectRefundForUpdate,
  missing: refundTexts.missing,
  write: (ctx, { userId, refundNo }, changes, line) =>
    updateRefundWithLine(ctx.db, { ...changes, historyCount: line.sequence }, { userId, refundNo, ...line }),
  follow: (ctx, before, after) => tellMove(ctx, before.state, after),
});

/** Tells other modules that a refund moved. */
export async function tellMove(ctx: Ctx, from: RefundState | null, row: RefundRow): Promise<void> {
  const { userId, refundNo, orderNo, state: to, amountFen, rejection } = row;
  const reason = to === 'rejected' ? rejection : null;
  await publish(ctx, 'RefundMoved', { userId, refundNo, orderNo, from, to, amountFen, reason, at: ctx.now() });
}

/** Locks the order of a refund, then the refund. @throws NOT_FOUND also for somebody else's */
export async function lockRefund(ctx: Ctx, key: RefundKey): Promise<RefundRow> {
  const seen = await selectRefund(ctx.db, key);
  if (!seen) throw refuse('NOT_FOUND', { message: refundTexts.missing });
  await lockOwnOrder(ctx, seen);
  return refundStates.lock(ctx, key);
}
