import { SHANGHAI_OFFSET_MS, shanghaiParts } from '../format/shanghai-time';

/**
 * Moment at which points expire: the first midnight in Shanghai after their last day. The last day is the same day of the
 * month `months` later, or the last day of a shorter month. @returns epoch ms
 * @example pointsExpiry(Date.parse('2024-02-29T10:00+08:00'), 24) // 2026-03-01T00:00+08:00: 28 February is the last day
 */
export function pointsExpiry(earnedAt: number, months: number): number {
  const { year, month, day } = shanghaiParts(earnedAt);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth) + 1) - SHANGHAI_OFFSET_MS;
}
