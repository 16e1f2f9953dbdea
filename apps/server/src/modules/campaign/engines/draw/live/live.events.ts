declare module '../../../../../kernel/jobs' {
  interface EventMap {
    /** The broadcast of which this person wants to be reminded begins in some minutes. */
    LiveSoon: { accountId: string; slug: string; title: string; startsAt: number };
    /** Somebody did on site, or for a visit, what brings a chance of a draw; once for a reason and ref. */
    DrawChanceEarned: { accountId: string; slug: string; reason: string; ref: string };
  }
  interface JobMap {
    remindOfLive: { accountId: string; campaignId: string };
  }
}

export {};
