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
