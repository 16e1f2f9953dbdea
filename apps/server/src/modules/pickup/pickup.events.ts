declare module '../../kernel/jobs' {
  interface EventMap {
    /** Something happened to the handover of an order: an appointment, its code shown, a scan, a scan undone. */
    PickupMoved: {
      userId: string;
      orderNo: string;
      modelId: string;
      storeId: string;
      what: 'appointed' | 'codeShown' | 'scanned' | 'undone';
      /** Beginning of the appointment; null without one. */
      startsAt: number | null;
      /** Epoch milliseconds. */
      at: number;
    };
  }
  interface JobMap {
    confirmHandover: { userId: string; orderNo: string; scannedAt: number };
  }
}

export {};
