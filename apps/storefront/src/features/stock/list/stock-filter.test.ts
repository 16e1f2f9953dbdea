import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanFilter, type Facets, filterGroups, filterQuery, filterWords } from './stock-filter';

const facets: Facets = {
  models: [
    { modelId: 'M1', name: '样车一', count: 3, versions: [{ versionId: 'M1-pro', name: '长续航版', count: 3 }] },
    { modelId: 'M2', name: '样车二', count: 0, versions: [{ versionId: 'M2-base', name: '标准版', count: 0 }] },
  ],
  paints: [{ productCode: 'paint-pine', name: '松林绿', swatch: null, count: 2 }],
  cities: [{ cityCode: '310100', cityName: '上海市', count: 3 }],
  price: { minFen: 18_000_000, maxFen: 33_000_000 },
};

const groupOf = (key: 'version' | 'price' | 'model', value = {}) =>
  filterGroups(facets, [key], value)[0]?.options.map((option) => option.key) ?? [];

describe('filter of stock cars', () => {
  test('bands reach from the cheapest to the dearest car', () => {
    expect(groupOf('price')).toEqual(['-20', '20-25', '25-30', '30-']);
  });

  test('what nobody has cannot be chosen', () => {
    const [model] = filterGroups(facets, ['model'], {});
    expect(model?.options.map(({ disabled }) => disabled)).toEqual([false, true]);
  });

  test('versions are those of the chosen model', () => {
    expect(groupOf('version')).toEqual([]);
    expect(groupOf('version', { model: ['M1'] })).toEqual(['M1-pro']);
  });

  test('a version goes when another model is chosen', () => {
    expect(cleanFilter(facets, { model: ['M2'], version: ['M1-pro'] }).version).toEqual([]);
    expect(cleanFilter(facets, { model: ['M1'], version: ['M1-pro'] }).version).toEqual(['M1-pro']);
  });

  test('only what is chosen is sent', () => {
    expect(filterQuery({})).toEqual({});
    expect(filterQuery({ model: ['M1'], price: ['20-25'], saving: ['2'], days: ['3'] })).toEqual({
      modelId: 'M1',
      minPriceFen: 20_000_000,
      maxPriceFen: 24_999_999,
      minSavingFen: 2_000_000,
      maxDays: 3,
    });
  });

  test('every price falls into exactly one band', () => {
    const bands = groupOf('price').map((key) => filterQuery({ price: [key] }));
    const isIn = (fen: number, { minPriceFen = 0, maxPriceFen = Number.POSITIVE_INFINITY }) =>
      minPriceFen <= fen && fen <= maxPriceFen;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (fen) => {
        expect(bands.filter((band) => isIn(fen, band))).toHaveLength(1);
      }),
    );
  });

  test('the reminder reads like the filter, without counts', () => {
    expect(filterWords(facets, ['model', 'paint', 'city'], { model: ['M1'], city: ['310100'] })).toBe(
      '样车一 · 上海市',
    );
  });
});
