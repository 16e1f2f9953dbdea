import { fillBrand } from '@voltfront/brand';
import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';

/** Data with every placeholder of the brand filled in, at any depth. */
export function fillDeep<T>(value: T): T {
  if (typeof value === 'string') return fillBrand(value) as T;
  if (Array.isArray(value)) return value.map(fillDeep) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillDeep(item)])) as T;
}

/** URL of an image of the demo data. */
export const asset = (path: string): string => `/assets/${path}`;

/** Times relative to loading, in epoch milliseconds. */
export const minutesBefore = (now: number, minutes: number): number => now - minutes * MINUTE_MS;
export const daysFrom = (now: number, days: number): number => now + days * DAY_MS;
