import { formatDate } from '../format/date';
import type { FormDay } from './form-types';

const parse = (day: string): number => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(day) && new Date(at).toISOString().startsWith(day) ? at : Number.NaN;
};

/** Whether a text is a day of the calendar, `2026-11-21`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && !Number.isNaN(parse(text));

/**
 * The day that a limit means at a moment, by the calendar of Beijing.
 *
 * Example: `{ years: -18 }` on 2026-11-21 is `2008-11-21`; `{ months: 1 }` on 2026-01-31 is `2026-02-28`.
 */
export function resolveDay(day: FormDay, now: number): string {
  if (typeof day === 'string') return day;
  const { days = 0, months = 0, years = 0 } = day;
  const [year = 0, month = 0, date = 0] = formatDate(now).split('-').map(Number);
  const monthIndex = month - 1 + months + 12 * years;
  const lastDate = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, monthIndex, Math.min(date, lastDate) + days)).toISOString().slice(0, 10);
}
