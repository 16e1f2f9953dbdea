import type { ChangeKind } from './change/change.types';
import type { OrderKind } from './order.types';

/** Data in every order event. */
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
    /** An order was submitted and awaits payment. */
    OrderCreated: OrderFact;
    /**
     * A payment for an order arrived in time: the first one, the remainder that turns an intention
     * into a deposit, or a cash part of the final payment.
     */
    OrderPaid: OrderFact & { paymentNo: string; purpose: string; amountFen: number };
    /** The payment deadline has passed. `isConversion`: the intention order itself continues. */
    OrderExpired: OrderFact & { isConversion: boolean };
    /**
     * A deposit order waits: `sign`, for an agreement a day after its deposit; `lock`, a day before it locks itself.
     */
    OrderLockDue: OrderFact & { what: 'sign' | 'lock'; locksAt: number };
    /** The customer cancelled an unpaid order (or conversion). */
    OrderCancelled: OrderFact & { isConversion: boolean };
    /**
     * Configuration, version, model, year or benefits changed; the event holds the new order data.
     */
    OrderChanged: OrderFact & { change: ChangeKind; differenceFen: number; fromModelId: string };
    /**
     * From now on the order can be neither changed nor refunded. `isAutomatic`: locked by itself
     * after 7 days.
     */
    OrderLocked: OrderFact & { isAutomatic: boolean };
    /** The car was handed over. `isAutomatic`: the customer did not confirm within a day of the scan. */
    OrderDelivered: OrderFact & { isAutomatic: boolean };
    /** All that was paid went back, and the order has ended. */
    OrderRefunded: OrderFact;
  }
  interface JobMap {
    expireOrder: { userId: string; orderNo: string };
    selfLockOrder: { userId: string; orderNo: string };
    remindOfLock: { userId: string; orderNo: string; what: 'sign' | 'lock' };
  }
}

/** A payment as listed on the order's screen. */
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
  /** Cash part of a final payment. */
  part?: number;
  amountFen: number;
  paidAt: number;
  state: 'paid' | 'refunded';
}

declare module '../../kernel/hooks' {
  interface HookMap {
    /**
     * Asks the payment providers about open payments of an order, and records money that has
     * arrived.
     */
    settleOpenPayments: { input: { userId: string; orderNo: string }; answer: null };
    /** Payments of an order for its screen, newest first. */
    paymentsOfOrder: { input: { userId: string; orderNo: string }; answer: PaymentLine[] };
    /** Records the payment of a demo order; its number. */
    bookDemoPayment: { input: DemoPayment; answer: string };
  }
}
