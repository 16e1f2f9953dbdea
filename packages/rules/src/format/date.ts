import { type Instant, shanghaiParts, toMs } from './shanghai-time';

const TOKEN = /YYYY|MMM|MM|DD|HH|mm|ss|M|D/g;

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/**
 * Writes a moment in Asia/Shanghai after a pattern of `YYYY MM DD HH mm ss`, the unpadded `M D` and the English `MMM`; an
 * unreadable moment is ``.
 *
 * Example: `formatInstant('2026-11-20T16:05:09Z', 'YYYY-MM-DD HH:mm')` is `2026-11-21 00:05`.
 */
export function formatInstant(instant: Instant, pattern: string): string {
  if (Number.isNaN(toMs(instant))) return '';
  const { year, month, day, hour, minute, second } = shanghaiParts(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  const values: Record<string, string> = {
    YYYY: String(year).padStart(4, '0'),
    MMM: MONTHS.slice(month * 3 - 3, month * 3),
    MM: two(month),
    DD: two(day),
    HH: two(hour),
    mm: two(minute),
    ss: two(second),
    M: String(month),
    D: String(day),
  };
  return pattern.replace(TOKEN, (token) => values[token] ?? token);
}

/** `2026-11-21`. */
export function formatDate(instant: Instant): string {
  return formatInstant(instant, 'YYYY-MM-DD');
}

/** `2026-11-21 00:05`. */
export function formatDateTime(instant: Instant): string {
  return formatInstant(instant, 'YYYY-MM-DD HH:mm');
}

/** `2026-11-21 00:05:09`. */
export function formatDateTimeSeconds(instant: Instant): string {
  return formatInstant(instant, 'YYYY-MM-DD HH:mm:ss');
}

/** `00:05`. */
export function formatClock(instant: Instant): string {
  return formatInstant(instant, 'HH:mm');
}

/** `2026年11月21日`; months and days are not padded. */
export function formatChineseDate(instant: Instant): string {
  return formatInstant(instant, 'YYYY年M月D日');
}
