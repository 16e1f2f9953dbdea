declare module '../../../../kernel/jobs' {
  interface EventMap {
    /** A person won in the draw among those who had every item. */
    CollectPrizeWon: { accountId: string; awardId: string; prize: string; campaign: string };
  }
  interface JobMap {
    /** The time of a gift is over. */
    returnCollectGift: { linkId: string };
  }
}

declare module '../../../../kernel/hooks' {
  interface HookMap {
    /** What a person did since a moment (epoch ms), in figures; what a module does not know is left out. */
    yearInFigures: {
      input: { accountId: string; since: number };
      answer: { posts?: number; points?: number; kilometres?: number };
    };
  }
}

export {};
