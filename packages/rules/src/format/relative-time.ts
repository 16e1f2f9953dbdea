import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time';
import { formatInstant } from './date';
import { type Instant, shanghaiParts, toMs } from './shanghai-time';

/** What formatRelativeTime says; counts are whole and at least 1. */
export interface RelativeWords {
  now: string;
  minutes: (count: number) => string;
  hours: (count: number) => string;
  days: (count: number) => string;
}

/**
 * How long ago something was, as lists show it:
 * - under a minute `now`, under an hour minutes, under a day hours, from 1 to exactly 3 days days, in these words;
 * - longer ago `MM/DD`, and `YYYY/MM/DD` when it was in another year (Asia/Shanghai), which every year-old moment was.
 *
 * A moment up to a minute ahead of `now` is `now` (clocks differ); further ahead it is written as a date. Unreadable: ``.
 *
 * Example: now 2026-01-02 10:00; 2025-12-31 11:00 is one day, 2025-12-29 09:00 is `2025/12/29`.
 */
export function formatRelativeTime(instant: Instant, now: Instant, words: RelativeWords): string {
  const elapsedMs = toMs(now) - toMs(instant);
  if (Number.isNaN(elapsedMs)) return '';
  if (elapsedMs >= -MINUTE_MS && elapsedMs < MINUTE_MS) return words.now;
  if (elapsedMs > 0 && elapsedMs < HOUR_MS) return words.minutes(Math.floor(elapsedMs / MINUTE_MS));
  if (elapsedMs > 0 && elapsedMs < DAY_MS) return words.hours(Math.floor(elapsedMs / HOUR_MS));
  if (elapsedMs > 0 && elapsedMs <= 3 * DAY_MS) return words.days(Math.floor(elapsedMs / DAY_MS));
  const isSameYear = shanghaiParts(instant).year === shanghaiParts(now).year;
  return formatInstant(instant, isSameYear ? 'MM/DD' : 'YYYY/MM/DD');
}
