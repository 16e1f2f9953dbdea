import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { car, catalogueArbitrary } from './catalogue.fixture';
import { choose } from './choose';
import { defaultSelection } from './default-selection';
import { flagSecondLevel, rememberSecondLevel, removeSecondLevel, restoreSecondLevel } from './second-level';
import { selectionPriceFen } from './selection-price';
import { validateSelection } from './validate-selection';

const SPORTY = ['WHITE', 'W21', 'CALIPER', 'SPORT', 'BRAKE'];

describe('second-level products', () => {
  test('leave with their level-1 product, are flagged, and come back from the saved copy', () => {
    const away = choose(car, SPORTY, 'W19');
    if (away.kind !== 'applied') throw new TypeError('expected an applied change');
    const saved = rememberSecondLevel(car, {}, SPORTY, away.selection);
    expect(saved).toEqual({ W21: ['CALIPER'] });
    expect(flagSecondLevel(car, away.selection, saved, 'W21')).toMatchObject([
      { product: { productCode: 'CALIPER' }, isChosen: false, isRemoved: true },
    ]);

    const back = choose(car, away.selection, 'W21');
    if (back.kind !== 'applied') throw new TypeError('expected an applied change');
    const restored = restoreSecondLevel(car, back.selection, saved, 'W21');
    expect(restored.selection).toEqual(SPORTY);
    expect(restored).toMatchObject({ removedSecondLevel: {}, priceDeltaFen: 300_000 });
  });

  test('can be removed and restored while their level-1 product stays', () => {
    const removed = removeSecondLevel(car, SPORTY, {}, 'W21');
    expect(removed).toMatchObject({
      selection: ['WHITE', 'W21', 'SPORT', 'BRAKE'],
      removedSecondLevel: { W21: ['CALIPER'] },
      priceDeltaFen: -300_000,
    });
    expect(restoreSecondLevel(car, removed.selection, removed.removedSecondLevel, 'W21').selection).toEqual(SPORTY);
  });

  test('stay in the copy as long as their level-1 product is not chosen', () => {
    const saved = { W21: ['CALIPER'] };
    expect(restoreSecondLevel(car, ['WHITE', 'W19'], saved, 'W21')).toMatchObject({
      selection: ['WHITE', 'W19'],
      removedSecondLevel: saved,
    });
  });

  test('are forgotten when their level-1 product has come back', () => {
    expect(rememberSecondLevel(car, { W21: ['CALIPER'] }, ['WHITE', 'W19'], SPORTY)).toEqual({});
  });

  test('sold out in the meantime do not come back', () => {
    const products = car.products.map((p) => (p.productCode === 'CALIPER' ? { ...p, isSoldOut: true } : p));
    const without = ['WHITE', 'W21', 'SPORT', 'BRAKE'];
    expect(restoreSecondLevel({ ...car, products }, without, { W21: ['CALIPER'] }, 'W21').selection).toEqual(without);
  });

  test('removing and restoring never breaks a selection or a price', () => {
    fc.assert(
      fc.property(catalogueArbitrary(12), fc.constantFrom('P0', 'P1', 'P2'), (catalogue, parentCode) => {
        const selection = defaultSelection(catalogue);
        fc.pre(validateSelection(catalogue, selection).length === 0);
        const removed = removeSecondLevel(catalogue, selection, {}, parentCode);
        const restored = restoreSecondLevel(catalogue, removed.selection, removed.removedSecondLevel, parentCode);
        for (const change of [removed, restored]) expect(validateSelection(catalogue, change.selection)).toEqual([]);
        expect(removed.priceDeltaFen).toBe(
          selectionPriceFen(catalogue, removed.selection) - selectionPriceFen(catalogue, selection),
        );
        expect(removed.selection.includes(parentCode)).toBe(selection.includes(parentCode));
      }),
      { numRuns: 300 },
    );
  });
});
