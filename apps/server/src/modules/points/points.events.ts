declare module '../../kernel/jobs' {
  interface EventMap {
    /** Somebody checked in for a day of Shanghai, such as `2026-11-20`. */
    CheckedIn: { accountId: string; day: string };
  }
}

export {};
