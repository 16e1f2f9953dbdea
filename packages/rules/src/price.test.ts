import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { car, catalogueArbitrary } from './configurator/catalogue.fixture';
import { defaultSelection } from './configurator/default-selection';
import { selectionPriceFen } from './configurator/selection-price';
import { priceLines, totalFen } from './price';

const LAUNCH = { code: 'LAUNCH', name: '首发优惠', amountFen: 500_000 };
const PERSONAL = { kind: 'personalSubsidy' as const, code: 'SUB', name: '个人补贴', amountFen: 1_000_000 };

describe('priceLines', () => {
  test('list version, options, packages, cascades, discounts and the subsidy, and sum to the total', () => {
    const lines = priceLines({
      catalogue: car,
      selection: ['BLUE', 'W19', 'SPORT', 'BRAKE'],
      packageGroupCodes: ['PACK'],
      discounts: [LAUNCH],
      subsidy: PERSONAL,
    });
    expect(lines.map((line) => [line.kind, line.code, line.amountFen])).toEqual([
      ['version', 'V1', 22_990_000],
      ['option', 'BLUE', 600_000],
      ['option', 'W19', 0],
      ['package', 'SPORT', 1_200_000],
      ['cascade', 'BRAKE', 400_000],
      ['discount', 'LAUNCH', -500_000],
      ['personalSubsidy', 'SUB', -1_000_000],
    ]);
    expect(totalFen(lines)).toBe(23_690_000);
  });

  test('never go below zero: a reduction shows what it really takes off', () => {
    const lines = priceLines({
      catalogue: { ...car, basePriceFen: 1_200_000 },
      selection: [],
      discounts: [LAUNCH],
      subsidy: { ...PERSONAL, kind: 'enterpriseSubsidy' },
    });
    expect(lines.map((line) => [line.kind, line.amountFen])).toEqual([
      ['version', 1_200_000],
      ['discount', -500_000],
      ['enterpriseSubsidy', -700_000],
    ]);
    expect(totalFen(lines)).toBe(0);
  });

  test('take a discount of an option off where it is chosen, and no more than it costs', () => {
    const paint = { code: 'PAINT', name: '车漆限时优惠', amountFen: 300_000, productCode: 'BLUE' };
    const taken = (selection: string[], ...amounts: number[]) =>
      priceLines({
        catalogue: car,
        selection,
        discounts: amounts.map((amountFen, at) => ({ ...paint, code: `PAINT-${at}`, amountFen })),
        subsidy: PERSONAL,
      })
        .filter(({ amountFen }) => amountFen < 0)
        .map(({ amountFen }) => amountFen);
    expect(taken(['BLUE', 'W19'], 300_000)).toEqual([-300_000, -1_000_000]);
    expect(taken(['BLUE', 'W19'], 700_000)).toEqual([-600_000, -1_000_000]);
    expect(taken(['BLUE', 'W19'], 400_000, 400_000)).toEqual([-400_000, -200_000, -1_000_000]);
    expect(taken(['W19'], 300_000)).toEqual([-1_000_000]);
  });

  test('leave out reductions that take nothing off', () => {
    const lines = priceLines({
      catalogue: car,
      selection: [],
      discounts: [{ ...LAUNCH, amountFen: 0 }],
      subsidy: null,
    });
    expect(lines).toHaveLength(1);
  });

  test.each([-1, 0.5, Number.NaN])('refuse the amount %d', (amountFen) => {
    expect(() => priceLines({ catalogue: car, selection: [], discounts: [{ ...LAUNCH, amountFen }] })).toThrow(
      RangeError,
    );
  });

  test('for any catalogue and reductions: the total is price minus reductions, at least zero', () => {
    const amounts = fc.array(fc.nat(30_000_000), { maxLength: 4 });
    fc.assert(
      fc.property(catalogueArbitrary(10), amounts, fc.nat(30_000_000), (catalogue, discountsFen, subsidyFen) => {
        const selection = defaultSelection(catalogue);
        const lines = priceLines({
          catalogue,
          selection,
          discounts: discountsFen.map((amountFen, i) => ({ code: `D${i}`, name: 'D', amountFen })),
          subsidy: { ...PERSONAL, amountFen: subsidyFen },
        });
        const reductionFen = discountsFen.reduce((sum, fen) => sum + fen, subsidyFen);
        expect(totalFen(lines)).toBe(Math.max(0, selectionPriceFen(catalogue, selection) - reductionFen));
      }),
    );
  });
});
