import type { ChangeKind } from './change/change.types';
import type { OrderKind } from './order.types';

/** What every order event says. */
export interface OrderFact {
  userId: string;
  orderNo: string;
  kind: OrderKind;
  modelId: string;
  totalFen: number;
  /** Epoch milliseconds. */
  at: number;
}

declare module '../../kernel/jobs' {
  interface EventMap {
    /** An order was submitted and waits for its payment. */
    OrderCreated: OrderFact;
    /** Money for an order arrived in time: the first payment, or the rest that makes an intention a deposit. */
    OrderPaid: OrderFact & { paymentNo: string; purpose: string; amountFen: number };
    /** The time to pay is over. `isConversion`: the intention order itself goes on. */
    OrderExpired: OrderFact & { isConversion: boolean };
    /** The customer gave an unpaid order (or a conversion) up. */
    OrderCancelled: OrderFact & { isConversion: boolean };
    /** Configuration, version, model, year or benefits changed; the event says what the order is now. */
    OrderChanged: OrderFact & { change: ChangeKind; differenceFen: number; fromModelId: string };
    /** From now on neither change nor refund. `isAutomatic`: by itself after 7 days. */
    OrderLocked: OrderFact & { isAutomatic: boolean };
  }
  interface JobMap {
    expireOrder: { userId: string; orderNo: string };
    selfLockOrder: { userId: string; orderNo: string };
  }
}

/** One payment as an order's page lists it. */
export interface PaymentLine {
  paymentNo: string;
  method: string;
  amountFen: number;
  state: string;
  paidAt: number | null;
}

/** A payment of a demo order. */
export interface DemoPayment {
  userId: string;
  orderNo: string;
  purpose: string;
  amountFen: number;
  paidAt: number;
  state: 'paid' | 'refunded';
}

declare module '../../kernel/hooks' {
  interface HookMap {
    /** Asks the payment providers about money on its way to an order, and books what has arrived. */
    settleOpenPayments: { input: { userId: string; orderNo: string }; answer: null };
    /** Payments of an order for its page, newest first. */
    paymentsOfOrder: { input: { userId: string; orderNo: string }; answer: PaymentLine[] };
    /** Books the payment of a demo order. */
    bookDemoPayment: { input: DemoPayment; answer: null };
  }
}
