declare module '../../../../kernel/jobs' {
  interface EventMap {
    /** A session with an appointment of this person begins soon. */
    SnapUpSoon: { accountId: string; slug: string; code: string; car: string; startsAt: number };
    /** A car of a flash sale can be had again. */
    SnapUpCarBack: { campaignId: string; code: string };
    /** A car came back that this person waits for. */
    SnapUpRestocked: { accountId: string; slug: string; code: string; car: string; at: number };
  }
  interface JobMap {
    endSnapUpHold: { accountId: string; campaignId: string };
    /** Tells the next ones of those who wait for a car. */
    tellSnapUpWaiters: { campaignId: string; code: string };
    remindOfSnapUp: { accountId: string; campaignId: string; code: string };
  }
}

export {};
