import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time';
import { formatInstant } from './date';
import { type Instant, shanghaiParts, toMs } from './shanghai-time';

/**
 * How long ago something was, as lists show it:
 * - under a minute `刚刚`, under an hour `N分钟前`, under a day `N小时前`, from 1 to exactly 3 days `N天前`;
 * - longer ago `MM/DD`, and `YYYY/MM/DD` when it was in another year (Asia/Shanghai), which every year-old moment was.
 *
 * A moment up to a minute ahead of `now` is `刚刚` (clocks differ); further ahead it is written as a date. Unreadable: ``.
 *
 * Example: now 2026-01-02 10:00; 2025-12-31 11:00 is `1天前`, 2025-12-29 09:00 is `2025/12/29`.
 */
export function formatRelativeTime(instant: Instant, now: Instant): string {
  const elapsedMs = toMs(now) - toMs(instant);
  if (Number.isNaN(elapsedMs)) return '';
  if (elapsedMs >= -MINUTE_MS && elapsedMs < MINUTE_MS) return '刚刚';
  if (elapsedMs > 0 && elapsedMs < HOUR_MS) return `${Math.floor(elapsedMs / MINUTE_MS)}分钟前`;
  if (elapsedMs > 0 && elapsedMs < DAY_MS) return `${Math.floor(elapsedMs / HOUR_MS)}小时前`;
  if (elapsedMs > 0 && elapsedMs <= 3 * DAY_MS) return `${Math.floor(elapsedMs / DAY_MS)}天前`;
  const isSameYear = shanghaiParts(instant).year === shanghaiParts(now).year;
  return formatInstant(instant, isSameYear ? 'MM/DD' : 'YYYY/MM/DD');
}
