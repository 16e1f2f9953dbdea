import type { StoredState } from './trade-in.types';

declare module '../../kernel/jobs' {
  interface EventMap {
    /** A trade-in changed its state. `offerFen`: the binding offer, if there is one. */
    TradeInMoved: {
      userId: string;
      requestId: string;
      from: StoredState | 'none';
      to: StoredState;
      offerFen: number | null;
      /** Epoch milliseconds. */
      at: number;
    };
  }
  interface JobMap {
    expireTradeInOffer: { userId: string; requestId: string };
    makeDemoTradeInOffer: { userId: string; requestId: string; startsAt: number };
  }
}
