declare module '../../../../kernel/jobs' {
  interface EventMap {
    /** A person won in the draw of a poll. */
    PollPrizeWon: { accountId: string; awardId: string; prize: string; campaign: string };
  }
}

export {};
