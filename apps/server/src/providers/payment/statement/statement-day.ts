import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';

/** Midnight in Asia/Shanghai at which a day such as `2026-11-25` begins (epoch ms). */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** Providers make the statement of a day until 10:00 of the next one. */
export const READY_AFTER_MS = DAY_MS + 10 * HOUR_MS;
/** When a provider still has none then, nothing happened on the day: providers make no empty ones. */
const EMPTY_AFTER_MS = READY_AFTER_MS + 4 * HOUR_MS;

/** Whether a missing statement means an empty day, and not one that is late. */
export const isEmptyDay = (day: string, now: number): boolean => now >= dayStart(day) + EMPTY_AFTER_MS;
