declare module '../../kernel/jobs' {
  interface EventMap {
    /** The car of an order is being built, left the plant, or arrived at the store. */
    CarMoved: {
      userId: string;
      orderNo: string;
      modelId: string;
      to: 'inProduction' | 'inTransit' | 'arrived';
      /** Epoch milliseconds. */
      at: number;
    };
    /** The car comes later than it was said. Times in epoch ms. */
    CarDelayed: { userId: string; orderNo: string; modelId: string; reason: string; expectedToAt: number; at: number };
  }
  interface JobMap {
    /** Tells the carrier about a car that is ready. */
    bookTransport: { userId: string; orderNo: string };
  }
}

export {};
