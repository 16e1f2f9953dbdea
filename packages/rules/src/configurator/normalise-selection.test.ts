import { expect, test } from 'vitest';
import { car, catalogueOf, product } from './catalogue.fixture';
import { normaliseSelection } from './normalise-selection';

const reasons = (codes: string[]) =>
  normaliseSelection(car, codes).removed.map((r) => [r.productCode, r.reason, r.because?.productCode ?? null]);

test('drops codes that the version does not offer or has sold out, and completes the groups', () => {
  const { selection, added } = normaliseSelection(car, ['GOLD', 'OLD', 'W19']);
  expect(selection).toEqual(['WHITE', 'W19']);
  expect(added.map((p) => p.productCode)).toEqual(['WHITE']);
  expect(reasons(['GOLD', 'OLD', 'W19'])).toEqual([
    ['GOLD', 'soldOut', null],
    ['OLD', 'unknownCode', null],
  ]);
});

test('keeps one product of a group and says which one won', () => {
  expect(reasons(['BLUE', 'WHITE', 'W19'])).toEqual([['BLUE', 'sameGroup', 'WHITE']]);
});

test('completes cascades and needs', () => {
  const { selection, removed } = normaliseSelection(car, ['BLUE', 'W21']);
  expect(selection).toEqual(['BLUE', 'W21', 'SPORT', 'BRAKE']);
  expect(removed).toEqual([]);
});

test('drops what needs a product that the group no longer holds or that cannot be had', () => {
  expect(reasons(['WHITE', 'W21', 'SPORT', 'BRAKE', 'TOW'])).toEqual([['TOW', 'needUnavailable', 'W21']]);
  const catalogue = catalogueOf({ G: 'many' }, [
    product('A', { dependProduct: ['B'] }),
    product('B', { isSoldOut: true }),
  ]);
  expect(normaliseSelection(catalogue, ['A']).removed).toMatchObject([
    { productCode: 'A', reason: 'needUnavailable', because: { productCode: 'B' } },
  ]);
});
