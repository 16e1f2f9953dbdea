/** Points of the first to the seventh day in a row. */
const LADDER = [5, 6, 8, 10, 12, 15, 20] as const;

/**
 * Points of a check-in: rising over the first seven days in a row, steady from then on.
 * @param streakDays days in a row, this one included
 * @example checkInPoints(1) // 5
 * @example checkInPoints(7) // 20
 * @example checkInPoints(30) // 20
 */
export function checkInPoints(streakDays: number): number {
  const step = Math.min(Math.max(streakDays, 1), LADDER.length) - 1;
  return LADDER[step] ?? LADDER[0];
}
