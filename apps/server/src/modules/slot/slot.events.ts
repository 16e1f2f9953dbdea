declare module '../../kernel/jobs' {
  interface EventMap {
    /** A place closed at a time for which somebody had a slot; the slot is gone. Told once per reservation. */
    SlotClosed: {
      kind: string;
      userId: string;
      thingId: string;
      placeId: string;
      /** Beginning of the slot, epoch milliseconds. */
      startsAt: number;
      /** For the person. */
      reason: string;
    };
  }
}

export {};
