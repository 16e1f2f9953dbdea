import { SHANGHAI_OFFSET_MS } from '../format/shanghai-time';

/** Warranty of the whole car, and of battery, motor and electronics: whichever ends first. */
export const WARRANTY = { car: { years: 4, km: 100_000 }, battery: { years: 8, km: 160_000 } } as const;

/** A car is serviced every year. */
export const SERVICE_EVERY_YEARS = 1;

/** The same day and time in Shanghai so many years later; 29 February becomes 1 March in other years. */
export function yearsAfter(at: number, years: number): number {
  const day = new Date(at + SHANGHAI_OFFSET_MS);
  return day.setUTCFullYear(day.getUTCFullYear() + years) - SHANGHAI_OFFSET_MS;
}

/** When the next service of a car is due: the first yearly day after now. */
export function nextServiceAt(deliveredAt: number, now: number): number {
  let years = SERVICE_EVERY_YEARS;
  while (yearsAfter(deliveredAt, years) <= now) years += SERVICE_EVERY_YEARS;
  return yearsAfter(deliveredAt, years);
}

const MONTHS_A_YEAR = 12;

/** Whole years and months in Shanghai between two moments; null when the second one is past. Example: 14 months are 1 year and 2 months. */
export function timeLeft(now: number, untilAt: number): { years: number; months: number } | null {
  if (untilAt <= now) return null;
  const [from, until] = [new Date(now + SHANGHAI_OFFSET_MS), new Date(untilAt + SHANGHAI_OFFSET_MS)];
  const months =
    (until.getUTCFullYear() - from.getUTCFullYear()) * MONTHS_A_YEAR + until.getUTCMonth() - from.getUTCMonth();
  const whole = until.getUTCDate() < from.getUTCDate() ? months - 1 : months;
  return { years: Math.floor(whole / MONTHS_A_YEAR), months: whole % MONTHS_A_YEAR };
}
