declare module '../../kernel/jobs' {
  interface EventMap {
    /**
     * A location was closed during a reserved slot; the reservation is cancelled. Published once
     * per reservation.
     */
    SlotClosed: {
      kind: string;
      userId: string;
      thingId: string;
      placeId: string;
      /** Start of the slot, epoch milliseconds. */
      startsAt: number;
      /** Text for the person. */
      reason: string;
    };
  }
}

export {};
