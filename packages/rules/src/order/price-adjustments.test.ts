import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjustLines, adjustmentFen, type PriceAdjustment } from './price-adjustments';

const adjustment = (changes: Partial<PriceAdjustment>): PriceAdjustment => ({
  source: 'earlyBird',
  code: 'x',
  name: 'X',
  amountFen: 5000_00,
  productCodes: null,
  ...changes,
});

const lines = [
  { code: 'version', amountFen: 200_000_00 },
  { code: 'paint', amountFen: 6_000_00 },
];

describe('adjustLines', () => {
  test('a free paint up to 5 000 and a charger for 2 000 extra: −5 000 and +2 000 yuan', () => {
    const free = adjustment({ code: 'free', productCodes: ['paint'] });
    const charger = adjustment({ source: 'right', code: 'charger', amountFen: -2_000_00 });
    const { added, kept, released } = adjustLines(lines, [free, charger]);
    expect(added.map(({ kind, code, amountFen }) => [kind, code, amountFen])).toEqual([
      ['discount', 'free', -5_000_00],
      ['option', 'charger', 2_000_00],
    ]);
    expect(kept).toEqual([free, charger]);
    expect(released).toEqual([]);
  });

  test('takes off no more than the option costs', () => {
    expect(adjustmentFen(adjustment({ amountFen: 9_000_00, productCodes: ['paint', 'sound'] }), lines)).toBe(6_000_00);
  });

  test('an option that is not chosen releases its adjustment', () => {
    const free = adjustment({ productCodes: ['sound'] });
    expect(adjustLines(lines, [free])).toEqual({ added: [], kept: [], released: [free] });
  });

  test('the total never falls below zero, whatever there is', () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.nat(1_500_000), amounts, (priceFen, fens) => {
        const all = fens.map((amountFen, place) => adjustment({ code: `a${place}`, amountFen }));
        const { added } = adjustLines([{ code: 'version', amountFen: priceFen }], all);
        expect(added.reduce((sum, line) => sum + line.amountFen, priceFen)).toBeGreaterThanOrEqual(0);
        expect(added.every(({ amountFen }) => amountFen !== 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
