declare module '../../kernel/jobs' {
  interface EventMap {
    /** Points of a person expire within a week; published once for each end. */
    PointsExpiring: { accountId: string; points: number; expiresAt: number };
    /** It is evening, and a person with the reminder has not checked in. `points`: what today's check-in earns. */
    CheckInReminderDue: { accountId: string; day: string; streakDays: number; points: number };
    /** Somebody checked in for a day of Shanghai, such as `2026-11-20`. */
    CheckedIn: { accountId: string; day: string };
    /** An order was refunded: points of it that were not used yet went back; `used` stay spent. */
    PointsTakenBack: { accountId: string; orderNo: string; points: number; used: number };
  }
}

export {};
