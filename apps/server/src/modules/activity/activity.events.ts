declare module '../../kernel/jobs' {
  interface EventMap {
    /** An activity may have seats for people on its waiting list. */
    ActivitySeatsFreed: { activityId: string };
    /** A sign-up moved without its person: up the waiting list, off it, by the review of staff, or with its activity. */
    ActivitySignUpDecided: {
      accountId: string;
      signUpId: string;
      activityId: string;
      title: string;
      outcome: 'movedUp' | 'notMovedUp' | 'approved' | 'rejected' | 'ended';
      /** Why staff rejected it or cancelled the activity; empty otherwise. */
      reason: string;
    };
  }
}

declare module '../../kernel/jobs' {
  interface JobMap {
    /** Ends the sign-ups of an activity that staff cancelled. */
    endSignUps: { activityId: string; reason: string };
  }
}

export {};
