declare module '../../kernel/jobs' {
  interface EventMap {
    /** The report about an arrived car waits for its customer: written, or corrected after questions. */
    InspectionReady: {
      userId: string;
      orderNo: string;
      modelId: string;
      isCorrected: boolean;
      revision: number;
      /** Epoch milliseconds. */
      at: number;
    };
  }
}

export {};
