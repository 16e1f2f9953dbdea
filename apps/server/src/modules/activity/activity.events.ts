declare module '../../kernel/jobs' {
  interface EventMap {
    /** An activity may have seats for people on its waiting list. */
    ActivitySeatsFreed: { activityId: string };
    /** A sign-up moved without its person: up the waiting list, off it, or by the review of staff. */
    ActivitySignUpDecided: {
      accountId: string;
      signUpId: string;
      activityId: string;
      title: string;
      outcome: 'movedUp' | 'notMovedUp' | 'approved' | 'rejected';
      /** Why staff rejected it; empty otherwise. */
      reason: string;
    };
  }
}

export {};
