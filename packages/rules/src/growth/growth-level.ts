/** One level of the membership; levels count from 1 and begin with the lowest. */
export interface GrowthLevel {
  level: number;
  name: string;
  /** Growth value at which the level begins. */
  startsAt: number;
  /** Growth value to be gained within a year to keep the level; 0 for the lowest. */
  keep: number;
}

/**
 * Level of a growth value; the only place where a growth value becomes a level.
 *
 * Example: with levels that begin at 0, 500 and 2000, a growth value of 1999 is level 2.
 */
export function growthLevel(levels: readonly GrowthLevel[], growth: number): number {
  return Math.max(1, levels.filter(({ startsAt }) => growth >= startsAt).length);
}

/** A year of somebody's growth value. */
export interface GrowthYear {
  /** Growth value now. */
  growth: number;
  /** Growth value when the year began. */
  growthAtStart: number;
  /** Growth value gained within the year. */
  earned: number;
}

/**
 * What is still missing to keep the level at the end of the year: 0 when enough was gained, for the lowest level, and for a
 * level that was reached within the year.
 */
export function missingToKeep(levels: readonly GrowthLevel[], { growth, growthAtStart, earned }: GrowthYear): number {
  const level = growthLevel(levels, growth);
  if (level > growthLevel(levels, growthAtStart)) return 0;
  return Math.max(0, (levels[level - 1]?.keep ?? 0) - earned);
}

/**
 * Growth value after the yearly review. Whoever gained too little falls one level: the growth value becomes the start of the
 * level less what was missing, but never less than the start of the level below.
 *
 * Example: level 4 begins at 6000 and wants 1000 a year. With 7300, of which 400 gained this year, 600 are missing: 5400
 * remain, level 3, and 600 lead back to level 4.
 */
export function growthAfterReview(levels: readonly GrowthLevel[], year: GrowthYear): number {
  const missing = missingToKeep(levels, year);
  const level = growthLevel(levels, year.growth);
  const [below, own] = [levels[level - 2], levels[level - 1]];
  if (missing === 0 || !below || !own) return year.growth;
  return Math.max(below.startsAt, own.startsAt - missing);
}
