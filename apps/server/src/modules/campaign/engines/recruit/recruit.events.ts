declare module '../../../../kernel/jobs' {
  interface EventMap {
    /** Staff decided about somebody who wants to be a creator. */
    CreatorDecided: {
      accountId: string;
      applicationId: string;
      slug: string;
      campaign: string;
      outcome: 'accepted' | 'refused';
      /** Number of who was accepted; empty else. */
      creatorNo: string;
      /** Why it was refused; empty else. */
      reason: string;
    };
  }
}

export {};
