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

declare module '../../kernel/hooks' {
  interface HookMap {
    /** Vehicle number of an order's car; null where it is not known. */
    vinOfOrder: {
      input: { userId: string; orderNo: string; stockCarId: string | null };
      answer: string | null;
    };
  }
}

export {};
