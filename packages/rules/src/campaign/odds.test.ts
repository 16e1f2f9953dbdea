import { describe, expect, it } from 'vitest';
import { areOdds, expectedPrizes, ODDS_WHOLE, prizeOfRoll } from './odds';

const PRIZES = [
  { prizeId: 'a', weight: 1000 },
  { prizeId: 'none', weight: 0 },
  { prizeId: 'b', weight: 9000 },
];

describe('odds', () => {
  it('are whole, not negative, and add up', () => {
    expect(areOdds(PRIZES)).toBe(true);
    expect(areOdds([...PRIZES, { prizeId: 'c', weight: 1 }])).toBe(false);
    expect(areOdds([{ prizeId: 'a', weight: 10_000.5 }])).toBe(false);
    expect(
      areOdds([
        { prizeId: 'a', weight: -1 },
        { prizeId: 'b', weight: 10_001 },
      ]),
    ).toBe(false);
  });

  it.each([
    [0, 'a'],
    [999, 'a'],
    [1000, 'b'],
    [9999, 'b'],
  ])('a roll of %i falls on %s', (roll, prizeId) => {
    expect(prizeOfRoll(PRIZES, roll).prizeId).toBe(prizeId);
  });

  it('every prize has as many rolls as its weight', () => {
    const counts = new Map<string, number>();
    for (let roll = 0; roll < ODDS_WHOLE; roll += 1) {
      const { prizeId } = prizeOfRoll(PRIZES, roll);
      counts.set(prizeId, (counts.get(prizeId) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({ a: 1000, b: 9000 });
  });

  it.each([-1, ODDS_WHOLE])('no prize has the roll %i', (roll) => {
    expect(() => prizeOfRoll(PRIZES, roll)).toThrow(RangeError);
  });

  it('a thousand draws bring what the weight says, and no more than there is', () => {
    expect(expectedPrizes(1000, 1000, null)).toBe(100);
    expect(expectedPrizes(1000, 1000, 40)).toBe(40);
  });
});
