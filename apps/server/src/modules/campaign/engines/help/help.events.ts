declare module '../../../../kernel/jobs' {
  interface EventMap {
    /** Friends brought a team so far that its starter can claim a prize. */
    HelpStepReached: {
      accountId: string;
      teamId: string;
      /** Helps that the step takes. */
      at: number;
      prize: string;
      campaign: string;
      slug: string;
      /** The campaign lights cities of a map, on a page of its own. */
      hasMap: boolean;
    };
  }
}

export {};
