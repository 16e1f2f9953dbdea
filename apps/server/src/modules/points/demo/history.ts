import { checkInPoints } from '@voltfront/rules/points/check-in-strip';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';

/** One movement of a made-up history; `ago` in ms before its end. */
export interface PastMovement {
  ago: number;
  reason: string;
  /** Negative when spent or expired. */
  delta: number;
}

/** Days of a history with daily check-ins. */
const DAYS = 60;
/** The day without a check-in in each eleven: rows break, as people's do. */
const isMissed = (ago: number): boolean => ago % 11 === 9;

/** A day with a check-in: `ago` in days, the day of the row and its points. */
export interface PastCheckIn {
  ago: number;
  streakDays: number;
  pointsEarned: number;
}

/** Check-ins of the last sixty days up to yesterday, the oldest first. @param ladder points of the days in a row */
export function pastCheckIns(ladder: readonly number[]): PastCheckIn[] {
  const days: PastCheckIn[] = [];
  let streakDays = 0;
  for (let ago = DAYS; ago >= 1; ago--) {
    streakDays = isMissed(ago) ? 0 : streakDays + 1;
    if (streakDays > 0) days.push({ ago, streakDays, pointsEarned: checkInPoints(ladder, streakDays) });
  }
  return days;
}

/**
 * Two months of check-ins, comments and draws that end with a balance of 0, the oldest movement first: everything that was
 * earned is spent, so that it fits in before the balance that a demo account has.
 */
export function pastMovements(checkIns: readonly PastCheckIn[]): PastMovement[] {
  const movements: PastMovement[] = [];
  let balance = 0;
  const add = (ago: number, reason: string, delta: number) => {
    movements.push({ ago, reason, delta });
    balance += delta;
  };
  for (const { ago, pointsEarned } of checkIns) {
    add(ago * DAY_MS, 'checkIn', pointsEarned);
    if (ago % 3 === 0) add(ago * DAY_MS - HOUR_MS, 'comment', 2);
    if (ago % 13 === 2) add(ago * DAY_MS - 2 * HOUR_MS, 'draw', -30);
  }
  add(6 * HOUR_MS, 'redPacket', -balance);
  return movements;
}

/** What is left of an old gift and of a newer one, without any movement since: the first expires within thirty days. */
export const expiringMovements: readonly PastMovement[] = [
  { ago: 719 * DAY_MS, reason: 'gift', delta: 120 },
  { ago: 40 * DAY_MS, reason: 'gift', delta: 300 },
];
