import fc from 'fast-check';
import type { OptionGroup, OptionProduct, Selection, VersionCatalogue } from './types';
import { validateSelection } from './validate-selection';

/** A level-1 product of group G that costs nothing and needs nothing; `overrides` say what matters to the test. */
export function product(productCode: string, overrides: Partial<OptionProduct> = {}): OptionProduct {
  return {
    productCode,
    name: productCode,
    groupCode: 'G',
    level: 1,
    parentCode: null,
    priceFen: 0,
    isDefaultSelected: false,
    isSoldOut: false,
    cascadeProduct: [],
    dependProduct: [],
    ...overrides,
  };
}

/** A version of 229 900 yuan with the given groups and products. */
export function catalogueOf(groups: Record<string, 'one' | 'many'>, products: OptionProduct[]): VersionCatalogue {
  return {
    versionId: 'V1',
    versionName: '长续航版',
    basePriceFen: 22_990_000,
    groups: Object.entries(groups).map(([groupCode, choice]) => ({ groupCode, name: groupCode, choice })),
    products,
  };
}

/**
 * A small car: paints (one), wheels (one) and packages (many).
 * W21 needs SPORT; SPORT brings BRAKE; TOW needs W19; GOLD is sold out; CALIPER and CAP refine W21 and W19.
 */
export const car = catalogueOf({ PAINT: 'one', WHEEL: 'one', PACK: 'many' }, [
  product('WHITE', { groupCode: 'PAINT', isDefaultSelected: true }),
  product('BLUE', { groupCode: 'PAINT', priceFen: 600_000 }),
  product('GOLD', { groupCode: 'PAINT', priceFen: 900_000, isSoldOut: true }),
  product('W19', { groupCode: 'WHEEL', isDefaultSelected: true }),
  product('W21', { groupCode: 'WHEEL', priceFen: 800_000, dependProduct: ['SPORT'] }),
  product('CAP', { groupCode: 'WHEEL', level: 2, parentCode: 'W19', priceFen: 50_000 }),
  product('CALIPER', { groupCode: 'WHEEL', level: 2, parentCode: 'W21', priceFen: 300_000 }),
  product('SPORT', { groupCode: 'PACK', priceFen: 1_200_000, cascadeProduct: ['BRAKE'] }),
  product('BRAKE', { groupCode: 'PACK', priceFen: 400_000 }),
  product('TOW', { groupCode: 'PACK', priceFen: 700_000, dependProduct: ['W19'] }),
]);

const groupsArbitrary = fc
  .array(fc.constantFrom<'one' | 'many'>('one', 'one', 'many'), { minLength: 1, maxLength: 4 })
  .map((choices) => choices.map((choice, i): OptionGroup => ({ groupCode: `G${i}`, name: `G${i}`, choice })));

const rarely = (weight: number) =>
  fc.oneof({ weight, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });

function productArbitrary(position: number, count: number, groupCount: number): fc.Arbitrary<OptionProduct> {
  const code = fc.integer({ min: 0, max: count - 1 }).map((i) => `P${i}`);
  // P0 to P2 are the level-1 products that second-level ones can refine.
  const parent = position < 3 ? fc.constant(null) : fc.option(fc.constantFrom('P0', 'P1', 'P2'), { freq: 4 });
  const codes = fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.uniqueArray(code, { maxLength: 2 }) },
  );
  return fc
    .record({
      parent,
      group: fc.nat(groupCount - 1),
      priceFen: fc.nat(2_000_000),
      isDefaultSelected: rarely(2),
      isSoldOut: rarely(7),
      cascadeProduct: codes,
      dependProduct: codes,
    })
    .map(({ parent: parentCode, group, ...rest }) => ({
      productCode: `P${position}`,
      name: `P${position}`,
      groupCode: `G${group}`,
      level: parentCode === null ? 1 : 2,
      parentCode,
      ...rest,
    }));
}

/** Any catalogue of up to `maxProducts`, with contradictions, cycles, sold-out products and needs across groups. */
export function catalogueArbitrary(maxProducts: number): fc.Arbitrary<VersionCatalogue> {
  return fc
    .tuple(groupsArbitrary, fc.integer({ min: 3, max: maxProducts }))
    .chain(([groups, count]) =>
      fc
        .tuple(...Array.from({ length: count }, (_, i) => productArbitrary(i, count, groups.length)))
        .map((products) => ({ versionId: 'V', versionName: 'V', basePriceFen: 20_000_000, groups, products })),
    );
}

/** Every valid selection of a small catalogue, found by trying all subsets. */
export function allValidSelections(catalogue: VersionCatalogue): Selection[] {
  const codes = catalogue.products.map((p) => p.productCode);
  const valid: Selection[] = [];
  for (let bits = 0; bits < 2 ** codes.length; bits += 1) {
    const subset = codes.filter((_, i) => (bits >> i) & 1);
    if (validateSelection(catalogue, subset).length === 0) valid.push(subset);
  }
  return valid;
}
