import { describe, expect, test } from 'vitest';
import { tryMove } from '../state-machine';
import { HOUR_MS } from '../time';
import { EXPERIENCE_BOOKING_MACHINE, experienceState } from './experience-booking';

const times = {
  opensAt: 10 * HOUR_MS,
  closesAt: 20 * HOUR_MS,
  cancelUntil: 30 * HOUR_MS,
  startsAt: 40 * HOUR_MS,
  endsAt: 48 * HOUR_MS,
};

describe('booking', () => {
  const ask = (state: 'booked' | 'cancelled' | 'attended', event: 'cancel' | 'attend', at: number) =>
    tryMove(EXPERIENCE_BOOKING_MACHINE, {
      state,
      event,
      who: event === 'cancel' ? 'customer' : 'staff',
      facts: { times, at },
    }).isAllowed;

  test('is cancelled before the deadline only, and once', () => {
    expect(ask('booked', 'cancel', times.cancelUntil - 1)).toBe(true);
    expect(ask('booked', 'cancel', times.cancelUntil)).toBe(false);
    expect(ask('cancelled', 'cancel', 0)).toBe(false);
  });

  test('is attended from three hours before the start to the end, and once', () => {
    const early = times.startsAt - 3 * HOUR_MS;
    expect([early - 1, early, times.endsAt - 1, times.endsAt].map((at) => ask('booked', 'attend', at))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(ask('attended', 'attend', times.startsAt)).toBe(false);
  });
});

test('an experience is coming, open, full, ended or exchanged', () => {
  const state = (at: number, placesLeft = 1, isBooked = false) =>
    experienceState({ ...times, placesLeft }, isBooked, at);
  expect(state(times.opensAt - 1)).toBe('coming');
  expect(state(times.opensAt)).toBe('open');
  expect(state(times.opensAt, 0)).toBe('full');
  expect(state(times.closesAt)).toBe('ended');
  expect(state(times.closesAt, 0, true)).toBe('exchanged');
});
