import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { PastBooking } from '../../points/demo';
import { yearOf } from '../year';

/** Check-ins and comments on every third day of some time before `end`, the oldest first. */
function everydayBookings(end: number, days: number): PastBooking[] {
  const bookings: PastBooking[] = [];
  for (let ago = days; ago >= 1; ago -= 3) {
    bookings.push({ at: end - ago * DAY_MS, reason: 'checkIn', delta: 2 });
    if (ago % 2 === 0) bookings.push({ at: end - ago * DAY_MS + HOUR_MS, reason: 'comment', delta: 5 });
  }
  return bookings;
}

const byTime = (bookings: PastBooking[]): PastBooking[] => bookings.sort((a, b) => a.at - b.at);

/** Two years that lead to level 5, with what keeps it this year. */
export const growthOfMember = (now: number): PastBooking[] =>
  byTime([
    { at: now - 780 * DAY_MS, reason: 'welcome', delta: 11_400 },
    { at: now - 500 * DAY_MS, reason: 'orderLocked', delta: 2000 },
    { at: now - 470 * DAY_MS, reason: 'tradeIn', delta: 500 },
    ...[440, 400, 300, 240, 170, 110, 60, 20].map((ago) => ({
      at: now - ago * DAY_MS,
      reason: 'activity',
      delta: 500,
    })),
    ...everydayBookings(now, 90),
  ]);

/** Level 3 until the last yearly review took it: 400 were wanted, 180 gained. */
export const growthOfFallen = (now: number): PastBooking[] => {
  const { from } = yearOf(now);
  const last = { at: from + 20 * MINUTE_MS, reason: 'review', delta: -500, ref: `${Number(yearOf(from - 1).year)}` };
  return byTime([
    { at: from - 500 * DAY_MS, reason: 'welcome', delta: 2100 },
    { at: from - 120 * DAY_MS, reason: 'activity', delta: 180 },
    last,
    ...everydayBookings(from + 40 * DAY_MS, 36),
  ]);
};

/** Everyday movements that a former programme settled: they add up to 0. */
export const settledGrowth = (end: number): PastBooking[] => {
  const before = everydayBookings(end - DAY_MS, 60);
  const sum = before.reduce((total, { delta }) => total + delta, 0);
  return [...before, { at: end, reason: 'conversion', delta: -sum }];
};
