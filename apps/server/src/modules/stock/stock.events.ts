declare module '../../kernel/jobs' {
  interface EventMap {
    /** A car came to a store and can be had. */
    StockCarArrived: { stockCarId: string };
    /** An arrival reminder found a car: the message centre tells the person. */
    StockReminderMatched: { accountId: string; reminderId: string; stockCarId: string; title: string };
    /** A sale car that the person asked to be reminded of can be had now. */
    StockSaleStarted: { accountId: string; stockCarId: string; endsAt: number };
    /** The deposit for a car arrived. */
    StockCarSold: { stockCarId: string; userId: string; orderNo: string; at: number };
    /** A viewing was booked or moved; `startsAt` epoch milliseconds. */
    StockViewingBooked: { accountId: string; viewingId: string; stockCarId: string; storeId: string; startsAt: number };
    StockViewingCancelled: { accountId: string; viewingId: string; stockCarId: string; storeId: string };
  }
  interface JobMap {
    /** Tells those who asked for it that a sale begins. */
    startStockSale: { stockCarId: string };
  }
}

export {};
