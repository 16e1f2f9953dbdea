import { formatInstant } from '@voltfront/rules/format/date';
import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';
import { DAY_MS } from '@voltfront/rules/time';

/** A month of the calendar; `month` counts from 1. */
export interface Month {
  year: number;
  month: number;
}

/** The month in Shanghai that a moment lies in. */
export function monthOf(at: number): Month {
  const [year = 0, month = 1] = formatInstant(at, 'YYYY-M').split('-').map(Number);
  return { year, month };
}

/** The month after or before, `step` months away. */
export function addMonths({ year, month }: Month, step: number): Month {
  const index = year * 12 + (month - 1) + step;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** Negative when `a` comes before `b`, 0 for the same month. */
export const compareMonths = (a: Month, b: Month): number => (a.year - b.year) * 12 + a.month - b.month;

/**
 * The weeks of a month from Monday to Sunday, each day as the moment at which it begins in Shanghai; null outside of the month.
 *
 * Example: November 2026 begins on a Sunday: its first week is six empty days and the 1st.
 */
export function weeksOf({ year, month }: Month): (number | null)[][] {
  const first = Date.UTC(year, month - 1, 1);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const cells = Math.ceil((before + count) / 7) * 7;
  const days = Array.from({ length: cells }, (_, cell) => {
    const day = cell - before;
    return day < 0 || day >= count ? null : first + day * DAY_MS - SHANGHAI_OFFSET_MS;
  });
  return Array.from({ length: cells / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
