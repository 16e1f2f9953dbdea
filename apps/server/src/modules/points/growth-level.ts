/** Growth value at which each level begins, level 1 first. */
const LEVEL_STARTS = [0, 500, 2000, 6000, 15_000, 40_000] as const;

/**
 * Level 1 to 6 of a growth value.
 * @example growthLevel(0) // 1
 * @example growthLevel(2000) // 3
 */
export function growthLevel(growth: number): number {
  return Math.max(1, LEVEL_STARTS.filter((start) => growth >= start).length);
}
