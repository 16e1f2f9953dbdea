declare module '../../kernel/jobs' {
  interface EventMap {
    /**
     * A refund is done. `isLate`: an automatic one, because nothing was due when the money arrived.
     */
    PaymentRefunded: {
      userId: string;
      orderNo: string;
      paymentNo: string;
      amountFen: number;
      isLate: boolean;
      /** Epoch milliseconds. */
      at: number;
    };
    /** A provider cannot give the money back the way it came; told once. */
    PaymentRefundFailed: { userId: string; orderNo: string; paymentNo: string; at: number };
  }
  interface JobMap {
    /** Queries the provider about a payment without a notice. */
    reconcilePayment: { userId: string; paymentNo: string; attempt: number };
    /** Closes the other open payments of an order, or of a cash part, that was paid. */
    closeOtherPayments: { userId: string; orderNo: string; part?: number | null };
    /** Requests a refund from the provider until it is done. */
    sendRefund: { userId: string; refundNo: string };
  }
}

export {};
