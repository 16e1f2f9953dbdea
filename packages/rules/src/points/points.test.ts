import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shanghaiParts } from '../format/shanghai-time';
import { checkInPoints, checkInStrip } from './check-in-strip';
import { pointsExpiry } from './points-expiry';

const iso = (ms: number) => new Date(ms).toISOString();
const LADDER = [5, 6, 8, 10, 12, 15, 20];

describe('points expire at the first midnight in Shanghai after the day 24 months later', () => {
  it.each([
    ['2026-11-23T10:00+08:00', '2028-11-24T00:00+08:00'],
    ['2026-11-23T00:00+08:00', '2028-11-24T00:00+08:00'],
    ['2026-11-23T23:59:59+08:00', '2028-11-24T00:00+08:00'],
    ['2026-12-31T20:00Z', '2029-01-02T00:00+08:00'],
    ['2024-02-29T10:00+08:00', '2026-03-01T00:00+08:00'],
    ['2026-02-28T10:00+08:00', '2028-02-29T00:00+08:00'],
  ])('%s → %s', (earned, expires) => {
    expect(iso(pointsExpiry(Date.parse(earned), 24))).toBe(iso(Date.parse(expires)));
  });

  it('always at midnight, and never before the points are 24 months old less the days that February lacks', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2080, 0) }), (earned) => {
        const expires = shanghaiParts(pointsExpiry(earned, 24));
        expect([expires.hour, expires.minute, expires.second]).toEqual([0, 0, 0]);
        expect(pointsExpiry(earned, 24) - earned).toBeGreaterThan(729 * 86_400_000);
      }),
    );
  });
});

describe('check-in strip', () => {
  const shown = (row: number, isDone: boolean) =>
    checkInStrip(LADDER, row, isDone).map(({ number, points, state }) => `${number}:${points}:${state[0]}`);

  it('shows the first week before, during and at its end', () => {
    expect(shown(0, false)).toEqual(['1:5:n', '2:6:c', '3:8:c', '4:10:c', '5:12:c', '6:15:c', '7:20:c']);
    expect(shown(3, true)).toEqual(['1:5:d', '2:6:d', '3:8:d', '4:10:c', '5:12:c', '6:15:c', '7:20:c']);
    expect(shown(6, false).at(-1)).toBe('7:20:n');
  });

  it('ends with today once the row is longer than a week', () => {
    expect(shown(30, true)).toEqual([24, 25, 26, 27, 28, 29, 30].map((number) => `${number}:20:d`));
    expect(shown(30, false).at(-1)).toBe('31:20:n');
  });

  it('never gives less for a longer row', () => {
    const points = Array.from({ length: 40 }, (_, index) => checkInPoints(LADDER, index + 1));
    expect(points).toEqual([...points].sort((a, b) => a - b));
  });
});
