import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time';
import { furthestStop, newerPosition, passStop, promisedArrival, type TransportStop, weekStartMs } from './transport';

const stop = (cityCode: string): TransportStop => ({
  cityCode,
  latitude: 30,
  longitude: 120,
  expectedAt: 10,
  passedAt: null,
});
const way = [stop('330100'), stop('320500'), stop('310100')];
const seen = (cityCode: string, at: number) => ({ cityCode, latitude: 30, longitude: 120, at });
const place = { cityCode: '330100', latitude: 30, longitude: 120 };

describe('stops on the way', () => {
  it('are passed once: the same report again keeps the first time', () => {
    const once = passStop(way, seen('330100', 5));
    expect(passStop(once, seen('330100', 9))).toEqual(once);
    expect(once[0]?.passedAt).toBe(5);
  });

  it('never go back: a late report fills in a stop behind the car', () => {
    const ahead = passStop(way, seen('310100', 20));
    expect(furthestStop(ahead)).toBe(2);
    const late = passStop(ahead, seen('320500', 12));
    expect([furthestStop(late), late[1]?.passedAt]).toEqual([2, 12]);
  });

  it('get one more where the car was in a city that was not planned', () => {
    const first = passStop(way, seen('330100', 5));
    expect(passStop(first, seen('340100', 8)).map(({ cityCode }) => cityCode)).toEqual([
      '330100',
      '340100',
      '320500',
      '310100',
    ]);
    expect(passStop(first, seen('340100', 2)).map(({ cityCode }) => cityCode)).toEqual([
      '340100',
      '330100',
      '320500',
      '310100',
    ]);
    expect(furthestStop(way)).toBe(-1);
  });
});

it('a position is replaced by a newer one only', () => {
  const known = { ...place, at: 10 };
  expect(newerPosition(null, known)).toBe(known);
  expect(newerPosition(known, { ...place, at: 9 })).toBe(known);
  expect(newerPosition(known, { ...place, at: 11 }).at).toBe(11);
});

it('a week begins on Monday, midnight in Shanghai', () => {
  const monday = Date.parse('2026-11-23T00:00:00+08:00');
  expect(weekStartMs(monday)).toBe(monday);
  expect(weekStartMs(monday - 1)).toBe(monday - 7 * DAY_MS);
  expect(weekStartMs(Date.parse('2026-11-29T23:59:59+08:00'))).toBe(monday);
});

it('an order locked today that was promised in 3 to 5 weeks arrives after 21 to 35 days', () => {
  expect(promisedArrival(0, { fromWeeks: 3, toWeeks: 5 })).toEqual({ fromMs: 21 * DAY_MS, toMs: 35 * DAY_MS });
});
