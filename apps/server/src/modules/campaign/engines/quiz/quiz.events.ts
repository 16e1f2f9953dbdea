declare module '../../../../kernel/jobs' {
  interface JobMap {
    /** Settles the predictions of a match whose result counts. */
    settleQuizMatch: { campaignId: string; match: string };
  }
}

export {};
