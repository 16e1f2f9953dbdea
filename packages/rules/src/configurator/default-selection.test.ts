import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allValidSelections, car, catalogueArbitrary, catalogueOf, product } from './catalogue.fixture';
import { defaultSelection } from './default-selection';
import { validateSelection } from './validate-selection';

describe('defaultSelection', () => {
  test('takes the default products', () => {
    expect(defaultSelection(car)).toEqual(['WHITE', 'W19']);
  });

  test('follows the cascades of defaults', () => {
    const catalogue = catalogueOf({ G: 'many' }, [
      product('A', { isDefaultSelected: true, cascadeProduct: ['B'] }),
      product('B'),
    ]);
    expect(defaultSelection(catalogue)).toEqual(['A', 'B']);
  });

  test('replaces a sold-out default by the first available product of its group', () => {
    const catalogue = catalogueOf({ G: 'one' }, [
      product('A', { isSoldOut: true }),
      product('B', { isDefaultSelected: true, isSoldOut: true }),
      product('C'),
      product('D'),
    ]);
    expect(defaultSelection(catalogue)).toEqual(['C']);
  });

  test('includes the default refinements of default products', () => {
    const catalogue = catalogueOf({ G: 'one' }, [
      product('A', { isDefaultSelected: true }),
      product('B'),
      product('A2', { level: 2, parentCode: 'A', isDefaultSelected: true }),
      product('B2', { level: 2, parentCode: 'B', isDefaultSelected: true }),
    ]);
    expect(defaultSelection(catalogue)).toEqual(['A', 'A2']);
  });

  test('of a version with a group sold out altogether takes the rest and leaves a violation', () => {
    const catalogue = catalogueOf({ G: 'one', H: 'one' }, [
      product('A', { isSoldOut: true }),
      product('B', { groupCode: 'H' }),
    ]);
    expect(defaultSelection(catalogue)).toEqual(['B']);
    expect(validateSelection(catalogue, ['B'])).toEqual([{ code: 'emptyGroup', groupCode: 'G' }]);
  });

  test('is valid for every catalogue that has a valid selection at all', () => {
    fc.assert(
      fc.property(catalogueArbitrary(8), (catalogue) => {
        const isValid = validateSelection(catalogue, defaultSelection(catalogue)).length === 0;
        expect(isValid).toBe(allValidSelections(catalogue).length > 0);
      }),
      { numRuns: 300 },
    );
  });
});
