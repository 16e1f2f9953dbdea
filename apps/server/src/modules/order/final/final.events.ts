import type { FinalLoanState, FinalTradeInState } from '@voltfront/rules/order/final-account';
import type { OrderFact } from '../order.events';
import type { OrderKey } from '../order.types';

/** The loan of an order, as its final payment counts it. */
export interface LoanInFinal {
  applicationNo: string;
  state: FinalLoanState;
  lenderName: string;
  /** Asked for, approved or paid out, in fen. */
  amountFen: number;
  approvedUntil: number | null;
}

/** The old car of an order, as its final payment counts it. */
export interface TradeInInFinal {
  requestId: string;
  state: FinalTradeInState;
  carName: string;
  /** The binding offer, or what was booked of it, in fen; null before there is an offer. */
  valueFen: number | null;
}

declare module '../../../kernel/jobs' {
  interface EventMap {
    /** The last amount of an order arrived: cash, loan or old car. */
    OrderPaidInFull: OrderFact;
    /** An open cash part ended unpaid. */
    FinalPartClosed: OrderKey & { part: number };
  }
}

declare module '../../../kernel/hooks' {
  interface HookMap {
    /** The loan of an order; null without one, and when the last application has ended. */
    loanOfOrder: { input: OrderKey; answer: LoanInFinal | null };
    /** The old car of an order, or the customer's newest one without an order; null without one. */
    tradeInOfOrder: { input: OrderKey; answer: TradeInInFinal | null };
    /**
     * Gives back a payment or a part of it, once. `amountFen`: what is on its way; 0 when the payment cannot be given back,
     * or was already in part.
     */
    returnMoney: { input: OrderKey & { paymentNo: string; amountFen: number; reason: string }; answer: number };
  }
}
