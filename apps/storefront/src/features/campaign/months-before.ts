import { formatInstant } from '@voltfront/rules/format/date';

/** Months that can be chosen: this one and those before. */
const MONTHS = 6;

/** This month of Asia/Shanghai and those before it, the newest first, such as `2026-03`. */
export function monthsBefore(now: number): string[] {
  const [year = 0, month = 1] = formatInstant(now, 'YYYY-MM').split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) => {
    const months = year * 12 + month - 1 - back;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}
