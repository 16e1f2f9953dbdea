declare module '../../kernel/jobs' {
  interface EventMap {
    /** Money went back to the customer. `isLate`: by itself, because nothing was due when it came. */
    PaymentRefunded: {
      userId: string;
      orderNo: string;
      paymentNo: string;
      amountFen: number;
      isLate: boolean;
      /** Epoch milliseconds. */
      at: number;
    };
  }
  interface JobMap {
    /** Asks the provider about a payment whose notice has not come. */
    reconcilePayment: { userId: string; paymentNo: string; attempt: number };
    /** Ends what else is open for an order that was paid. */
    closeOtherPayments: { userId: string; orderNo: string };
    /** Asks the provider for a refund until it is done. */
    sendRefund: { userId: string; refundNo: string };
  }
}

export {};
