declare module '../../kernel/jobs' {
  interface EventMap {
    /** A car arrived at a store and is available. */
    StockCarArrived: { stockCarId: string };
    /** A car matched an arrival reminder: the message centre notifies the person. */
    StockReminderMatched: { accountId: string; reminderId: string; stockCarId: string; title: string };
    /** The sale of a car with the person's reminder has started. */
    StockSaleStarted: { accountId: string; stockCarId: string; endsAt: number };
    /** The deposit for a car arrived. */
    StockCarSold: { stockCarId: string; userId: string; orderNo: string; at: number };
    /** A viewing was booked or moved; `startsAt` in epoch milliseconds. */
    StockViewingBooked: { accountId: string; viewingId: string; stockCarId: string; storeId: string; startsAt: number };
    StockViewingCancelled: { accountId: string; viewingId: string; stockCarId: string; storeId: string };
  }
  interface JobMap {
    /** Notifies people with a reminder when a sale starts. */
    startStockSale: { stockCarId: string };
  }
}

export {};
