/** What a day of the check-in strip shows. `next`: today, not checked in yet. */
export type CheckInDayState = 'done' | 'next' | 'coming';

/** One of the seven days of the strip. */
export interface CheckInDay {
  /** Day of the row, counted from 1. */
  number: number;
  points: number;
  state: CheckInDayState;
}

/** Days that the strip shows. */
const STRIP_DAYS = 7;

/**
 * Points of a day of the row: the last amount of the ladder from its end on. @param number day of the row, from 1
 * @example checkInPoints([5, 6, 8], 30) // 8
 */
export const checkInPoints = (ladder: readonly number[], number: number): number =>
  ladder[Math.min(Math.max(number, 1), ladder.length) - 1] ?? 0;

/**
 * The seven days around today: the first week of a row shows its days 1 to 7; later today is the last one of the strip.
 * @param row days in a row up to today, or up to yesterday before today's check-in
 */
export function checkInStrip(ladder: readonly number[], row: number, isDoneToday: boolean): CheckInDay[] {
  const today = row + (isDoneToday ? 0 : 1);
  const first = Math.max(1, today - STRIP_DAYS + 1);
  return Array.from({ length: STRIP_DAYS }, (_, index) => {
    const number = first + index;
    const state = number <= row ? 'done' : number === today ? 'next' : 'coming';
    return { number, points: checkInPoints(ladder, number), state };
  });
}
