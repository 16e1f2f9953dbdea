/** A day of the calendar; `month` counts from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** Reads `2026-11-21`; null when that is no day. */
export function parseDay(text: string | null | undefined): CalendarDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '');
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isReal ? { year, month, day } : null;
}

/** `2026-11-21`. Such texts sort as the days do. */
export function dayText({ year, month, day }: CalendarDay): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** Number of days of a month. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A day moved into its limits, both `2026-11-21`. */
export function clampDay(text: string, min: string, max: string): string {
  if (text < min) return min;
  return text > max ? max : text;
}
