import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';
import { DAY_MS } from '@voltfront/rules/time';
import { refuse } from './errors';

/** Longest span of figures, in days. */
const MOST_DAYS = 92;

/** Midnight in Asia/Shanghai at which a day such as `2026-11-24` begins. @throws BAD_INPUT for a day that is in no calendar */
export function startOfDay(day: string, field: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(utc) && new Date(utc).toISOString().startsWith(day);
  if (!isReal) throw refuse('BAD_INPUT', { data: { fields: [field] } });
  return utc - SHANGHAI_OFFSET_MS;
}

const nameOf = (start: number) => new Date(start + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);

/** The days of a span, both ends included, and the moments that it begins and ends at. @throws BAD_INPUT for none or too many */
export function spanOf({ from, to }: { from: string; to: string }): { from: number; before: number; days: string[] } {
  const start = startOfDay(from, 'query.from');
  const before = startOfDay(to, 'query.to') + DAY_MS;
  const count = (before - start) / DAY_MS;
  if (count < 1 || count > MOST_DAYS) throw refuse('BAD_INPUT', { data: { fields: ['query.from', 'query.to'] } });
  return { from: start, before, days: Array.from({ length: count }, (_, i) => nameOf(start + i * DAY_MS)) };
}
