import { t } from '@lingui/core/macro';
import { type CalendarDay, clampDay, daysInMonth, dayText, parseDay } from './calendar-day';
import type { WheelColumn } from './wheels-props';

/** First and last day that can be chosen, `2026-11-21`. */
export interface DayLimits {
  min: string;
  max: string;
}

/** Numbers from the first to the last. */
const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** Options of each wheel: years, months of the year, days of the month, within the limits. */
function choices({ year, month }: CalendarDay, limits: DayLimits) {
  const min = parseDay(limits.min) ?? { year: 1900, month: 1, day: 1 };
  const max = parseDay(limits.max) ?? { year: 2099, month: 12, day: 31 };
  const isFirstYear = year === min.year;
  const isLastYear = year === max.year;
  return [
    range(min.year, max.year),
    range(isFirstYear ? min.month : 1, isLastYear ? max.month : 12),
    range(
      isFirstYear && month === min.month ? min.day : 1,
      isLastYear && month === max.month ? max.day : daysInMonth(year, month),
    ),
  ] as const;
}

/** The wheels for a day: year, month and day. */
export function dateColumns(text: string, limits: DayLimits): WheelColumn[] {
  const chosen = parseDay(text) ?? { year: 0, month: 0, day: 0 };
  const [years, months, days] = choices(chosen, limits);
  return [
    { key: 'year', label: t`年`, items: years.map((year) => t`${year}年`), index: years.indexOf(chosen.year) },
    { key: 'month', label: t`月`, items: months.map((month) => t`${month}月`), index: months.indexOf(chosen.month) },
    { key: 'day', label: t`日`, items: days.map((day) => t`${day}日`), index: days.indexOf(chosen.day) },
  ];
}

/**
 * The day after a wheel was turned. A day that the new month does not have becomes its last: 31 January turned to
 * February is 28 February.
 *
 * @param column 0 year, 1 month, 2 day
 * @param index index of the item in that column
 */
export function turnWheel(text: string, column: number, index: number, limits: DayLimits): string {
  const chosen = parseDay(text);
  if (!chosen) return text;
  const value = choices(chosen, limits)[column]?.[index];
  if (value === undefined) return text;
  const part = (['year', 'month', 'day'] as const)[column] ?? 'day';
  const turned = { ...chosen, [part]: value };
  const day = Math.min(turned.day, daysInMonth(turned.year, turned.month));
  return clampDay(dayText({ ...turned, day }), limits.min, limits.max);
}
