declare module '../../kernel/jobs' {
  interface EventMap {
    /** A store answered a request for another adviser. */
    AdviserRequestAnswered: {
      userId: string;
      requestId: string;
      storeId: string;
      /** Who advises from now on; null when the adviser stays. */
      adviserName: string | null;
      /** Why the adviser stays; empty otherwise. */
      answer: string;
      at: number;
    };
  }
}

export {};
