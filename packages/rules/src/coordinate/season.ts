import { shanghaiParts } from '../format/shanghai-time';

/** Somebody is at a place within this distance of it (m). */
export const AT_PLACE_M = 1000;

/** Months of a year, 1 to 12, both included; a season from November to March runs over the turn of the year. */
export interface Season {
  openFromMonth: number;
  openUntilMonth: number;
}

/** Whether a moment (epoch ms) lies in the season. Example: November to March holds in January, not in June. */
export function isInSeason({ openFromMonth, openUntilMonth }: Season, at: number): boolean {
  const { month } = shanghaiParts(at);
  if (openFromMonth <= openUntilMonth) return openFromMonth <= month && month <= openUntilMonth;
  return month >= openFromMonth || month <= openUntilMonth;
}
