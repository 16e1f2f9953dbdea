import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canSplit, divideRest, luckiestShare, type RandomBelow, splitPacket, supplementOf } from './packet-split';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
/** Numbers that differ each time, the same in every run. */
function numbers(seed: number): RandomBelow {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
const packets = fc
  .tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 2 ** 30 }))
  .map(([shares, above, seed]) => ({ shares, total: shares + above, seed }));

describe('a packet is split', () => {
  it('in equal shares', () => {
    expect(splitPacket('equal', 100, 4, numbers(1))).toEqual([25, 25, 25, 25]);
  });

  it('in random shares of the least size when there is no more', () => {
    expect(splitPacket('random', 3, 3, numbers(1))).toEqual([1, 1, 1]);
  });

  it('as the numbers say: at the most twice the mean, the last takes the rest', () => {
    // 10 points for 3: 7 above the least. Up to 4, then 3 are left for 2: up to 3.
    const most: RandomBelow = (below) => below - 1;
    expect(splitPacket('random', 10, 3, most)).toEqual([5, 4, 1]);
    const none: RandomBelow = () => 0;
    expect([...splitPacket('random', 10, 3, none)].sort()).toEqual([1, 1, 8]);
  });

  it('into whole shares of at least one point that add up exactly', () => {
    fc.assert(
      fc.property(packets, ({ total, shares, seed }) => {
        const amounts = splitPacket('random', total, shares, numbers(seed));
        expect(amounts).toHaveLength(shares);
        expect(amounts.every((amount) => Number.isInteger(amount) && amount >= 1)).toBe(true);
        expect(sumOf(amounts)).toBe(total);
      }),
    );
  });

  it('the same way from the same numbers', () => {
    fc.assert(
      fc.property(packets, ({ total, shares, seed }) => {
        const once = () => splitPacket('random', total, shares, numbers(seed));
        expect(once()).toEqual(once());
      }),
    );
  });

  it('without a turn that is better than another', () => {
    const sums = Array.from({ length: 5 }, () => 0);
    for (let seed = 1; seed <= 4000; seed += 1)
      for (const [turn, amount] of splitPacket('random', 100, 5, numbers(seed * 7919)).entries())
        sums[turn] = (sums[turn] ?? 0) + amount;
    for (const sum of sums) expect(sum / 4000 / 20).toBeCloseTo(1, 1);
  });

  it.each([
    ['random', 2, 3],
    ['equal', 10, 3],
    ['random', 10, 0],
    ['random', 1.5, 1],
  ] as const)('not at all when that cannot be: %s %d in %d', (kind, total, shares) => {
    expect(canSplit(kind, total, shares)).toBe(false);
    expect(() => splitPacket(kind, total, shares, numbers(1))).toThrow(RangeError);
  });
});

it('the luckiest share is the largest, and the first of several', () => {
  expect(luckiestShare([3, 9, 9, 1])).toBe(2);
});

it.each([
  [1000, 10, 100],
  [19, 10, 1],
  [9, 10, 0],
  [500, 0, 0],
])('%i points and %i per cent more: %i', (points, percent, supplement) => {
  expect(supplementOf(points, percent)).toBe(supplement);
});

describe('what nobody opened', () => {
  it('goes back in the ratio in which the packet was filled', () => {
    expect(divideRest({ points: 1000, supplement: 100 }, 330)).toEqual({ toSender: 300, toBrand: 30 });
    expect(divideRest({ points: 20, supplement: 2 }, 5)).toEqual({ toSender: 4, toBrand: 1 });
    expect(divideRest({ points: 0, supplement: 500 }, 70)).toEqual({ toSender: 0, toBrand: 70 });
  });

  it('is never more than each put in, and never lost', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(2000), fc.nat(22_000), (points, supplement, most) => {
        fc.pre(points + supplement > 0);
        const rest = Math.min(most, points + supplement);
        const { toSender, toBrand } = divideRest({ points, supplement }, rest);
        expect(toSender + toBrand).toBe(rest);
        expect(toSender).toBeGreaterThanOrEqual(0);
        expect(toSender).toBeLessThanOrEqual(points);
        expect(toBrand).toBeLessThanOrEqual(supplement);
      }),
    );
  });
});
