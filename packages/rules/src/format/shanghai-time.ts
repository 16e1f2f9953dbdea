import { HOUR_MS } from '../time';

/** A moment: milliseconds since 1970 (UTC), a `Date`, or an ISO text with its zone, such as the server sends. */
export type Instant = number | Date | string;

/** Asia/Shanghai is eight hours ahead of UTC all year. Daylight saving before 1992 is not considered. */
export const SHANGHAI_OFFSET_MS = 8 * HOUR_MS;

/** A moment as a clock and a calendar in Asia/Shanghai show it. `month` counts from 1. */
export interface ShanghaiParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  /** 0 is Sunday. */
  weekday: number;
}

/** Milliseconds since 1970 (UTC); `NaN` when a text cannot be read. */
export function toMs(instant: Instant): number {
  if (typeof instant === 'number') return instant;
  return typeof instant === 'string' ? Date.parse(instant) : instant.getTime();
}

/** Splits a moment into its Asia/Shanghai parts, whatever the zone of the device, without `Intl`. */
export function shanghaiParts(instant: Instant): ShanghaiParts {
  const shifted = new Date(toMs(instant) + SHANGHAI_OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
    weekday: shifted.getUTCDay(),
  };
}

/** Begin of the day, month or year of a moment in Asia/Shanghai, in epoch milliseconds. */
export function shanghaiStart(instant: Instant, of: 'day' | 'month' | 'year'): number {
  const { year, month, day } = shanghaiParts(instant);
  return Date.UTC(year, of === 'year' ? 0 : month - 1, of === 'day' ? day : 1) - SHANGHAI_OFFSET_MS;
}

/** A month of Asia/Shanghai, such as `2026-03`: its first moment, and the first one after it. */
export function monthRange(month: string): { from: number; until: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = (months: number) => Date.UTC(year, months, 1) - SHANGHAI_OFFSET_MS;
  return { from: at(number - 1), until: at(number) };
}
