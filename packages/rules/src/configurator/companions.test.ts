import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { car, catalogueArbitrary } from './catalogue.fixture';
import { choose } from './choose';
import { companionsOf } from './companions';
import { defaultSelection } from './default-selection';
import type { Selection } from './types';
import { wholeChange } from './whole-change';

const of = (selection: Selection, productCode: string, removedSecondLevel = {}) => {
  const found = companionsOf(car, { selection, removedSecondLevel }, productCode);
  const codes = (list: readonly { productCode: string }[] = []) => list.map((each) => each.productCode);
  return found && { comes: codes(found.comes), goes: codes(found.goes), sumFen: found.sumFen };
};

describe('what a product takes along', () => {
  const standard = ['WHITE', 'W19'];

  test('a package names what it brings and its sum', () => {
    expect(of(standard, 'SPORT')).toEqual({ comes: ['BRAKE'], goes: [], sumFen: 400_000 });
  });

  test('what is chosen already costs nothing again', () => {
    expect(of([...standard, 'BRAKE'], 'SPORT')).toEqual({ comes: [], goes: [], sumFen: 0 });
  });

  test('what is needed counts with everything that it brings', () => {
    expect(of(standard, 'W21')).toEqual({ comes: ['SPORT', 'BRAKE'], goes: [], sumFen: 1_600_000 });
  });

  test('what has to leave is named and taken off', () => {
    expect(of([...standard, 'TOW'], 'W21')).toEqual({ comes: ['SPORT', 'BRAKE'], goes: ['TOW'], sumFen: 900_000 });
  });

  test('items that come back from the saved copy are counted', () => {
    const withPackage = ['WHITE', 'W19', 'SPORT', 'BRAKE'];
    const saved = { W21: ['CALIPER'] };
    expect(of(withPackage, 'W21', saved)).toEqual({ comes: ['CALIPER'], goes: [], sumFen: 300_000 });
  });

  test('nothing is said of what is chosen or cannot be', () => {
    expect([of(standard, 'WHITE'), of(standard, 'GOLD'), of(standard, 'GONE')]).toEqual([null, null, null]);
  });
});

test('own price, own swap and companions are together what the tap costs, in any catalogue', () => {
  fc.assert(
    fc.property(catalogueArbitrary(9), fc.nat(8), (catalogue, at) => {
      const choice = { selection: defaultSelection(catalogue), removedSecondLevel: {} };
      const product = catalogue.products[at % catalogue.products.length];
      const found = product && companionsOf(catalogue, choice, product.productCode);
      if (!product || !found) return;
      const change = choose(catalogue, choice.selection, product.productCode);
      if (change.kind === 'blocked') throw new TypeError('blocked');
      const whole = wholeChange(catalogue, choice, change.kind === 'needs' ? change.accept : change);
      const swap = whole.steps.find((step) => step.action === 'replaced' && step.because === product);
      expect(product.priceFen + (swap?.priceFen ?? 0) + found.sumFen).toBe(whole.priceDeltaFen);
    }),
  );
});
