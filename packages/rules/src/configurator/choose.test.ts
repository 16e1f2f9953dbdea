import { describe, expect, test } from 'vitest';
import { car, catalogueOf, product } from './catalogue.fixture';
import type { Change, Step } from './change-types';
import { choose } from './choose';
import type { Selection } from './types';

const brief = (steps: Step[]) =>
  steps.map((s) => `${s.action} ${s.product.productCode} ${s.relation} ${s.because?.productCode ?? '-'} ${s.priceFen}`);

function applied(change: Change): { selection: Selection; steps: string[]; priceDeltaFen: number } {
  if (change.kind !== 'applied') throw new TypeError(`expected an applied change, got ${change.kind}`);
  return { selection: change.selection, steps: brief(change.steps), priceDeltaFen: change.priceDeltaFen };
}

describe('choose', () => {
  test('adds a product with its cascade and says why and for how much', () => {
    expect(applied(choose(car, ['WHITE', 'W19'], 'SPORT'))).toEqual({
      selection: ['WHITE', 'W19', 'SPORT', 'BRAKE'],
      steps: ['added SPORT chosen - 1200000', 'added BRAKE cascade SPORT 400000'],
      priceDeltaFen: 1_600_000,
    });
  });

  test('replaces the other product of a one group', () => {
    expect(applied(choose(car, ['WHITE', 'W19'], 'BLUE'))).toEqual({
      selection: ['BLUE', 'W19'],
      steps: ['added BLUE chosen - 600000', 'replaced WHITE sameGroup BLUE 0'],
      priceDeltaFen: 600_000,
    });
  });

  test('asks for what is missing, with a proposal that is complete and priced', () => {
    const change = choose(car, ['WHITE', 'W19', 'CAP', 'TOW'], 'W21');
    expect(change).toMatchObject({ kind: 'needs', missing: [{ productCode: 'SPORT' }] });
    if (change.kind !== 'needs') return;
    expect(applied(change.accept)).toEqual({
      selection: ['WHITE', 'W21', 'SPORT', 'BRAKE'],
      steps: [
        'added W21 chosen - 800000',
        'added SPORT depend W21 1200000',
        'replaced W19 sameGroup W21 0',
        'added BRAKE cascade SPORT 400000',
        'removed CAP parentRemoved W19 -50000',
        'removed TOW depend W19 -700000',
      ].sort(byOrderOf(change.accept.steps)),
      priceDeltaFen: 1_650_000,
    });
  });

  test('does not ask when the needed product is there, and removes what the replaced product carried', () => {
    const { selection, steps } = applied(choose(car, ['WHITE', 'W19', 'CAP', 'SPORT', 'BRAKE'], 'W21'));
    expect(selection).toEqual(['WHITE', 'W21', 'SPORT', 'BRAKE']);
    expect(steps).toContain('removed CAP parentRemoved W19 -50000');
  });

  test('asks for the level-1 product of a refinement', () => {
    const change = choose(car, ['WHITE', 'W19'], 'CALIPER');
    expect(change.kind === 'needs' && change.missing.map((p) => p.productCode)).toEqual(['W21', 'SPORT']);
  });

  test('brings the default refinements of the product chosen', () => {
    const catalogue = catalogueOf({ G: 'one' }, [
      product('A'),
      product('B'),
      product('B2', { level: 2, parentCode: 'B', isDefaultSelected: true }),
    ]);
    expect(applied(choose(catalogue, ['A'], 'B')).steps).toContain('added B2 cascade B 0');
  });

  test('finds another product for a group whose product no longer fits', () => {
    const catalogue = catalogueOf({ SEAT: 'one', TRIM: 'one' }, [
      product('S1', { groupCode: 'SEAT' }),
      product('S2', { groupCode: 'SEAT', priceFen: 500 }),
      product('T1', { groupCode: 'TRIM', dependProduct: ['S1'] }),
      product('T2', { groupCode: 'TRIM', priceFen: 70 }),
    ]);
    expect(applied(choose(catalogue, ['S1', 'T1'], 'S2'))).toEqual({
      selection: ['S2', 'T2'],
      steps: [
        'added S2 chosen - 500',
        'replaced S1 sameGroup S2 0',
        'removed T1 depend S1 0',
        'added T2 sameGroup T1 70',
      ],
      priceDeltaFen: 570,
    });
  });

  test('changes nothing when the product is already chosen', () => {
    expect(applied(choose(car, ['WHITE', 'W19'], 'WHITE'))).toEqual({
      selection: ['WHITE', 'W19'],
      steps: [],
      priceDeltaFen: 0,
    });
  });

  test('is blocked for unknown and sold-out products', () => {
    expect(choose(car, ['WHITE', 'W19'], 'NOPE')).toEqual({
      kind: 'blocked',
      reason: { code: 'unknownCode', productCode: 'NOPE' },
    });
    expect(choose(car, ['WHITE', 'W19'], 'GOLD')).toMatchObject({ kind: 'blocked', reason: { code: 'soldOut' } });
  });

  test('is blocked when a needed product is sold out or not offered, naming it', () => {
    const catalogue = catalogueOf({ G: 'many' }, [
      product('A', { cascadeProduct: ['B'] }),
      product('B', { dependProduct: ['C'] }),
      product('C', { isSoldOut: true }),
      product('D', { dependProduct: ['X'] }),
    ]);
    expect(choose(catalogue, [], 'A')).toMatchObject({
      reason: { code: 'needSoldOut', product: { productCode: 'B' }, needed: { productCode: 'C' } },
    });
    expect(choose(catalogue, [], 'D')).toMatchObject({ reason: { code: 'needUnknown', neededCode: 'X' } });
  });

  test('is blocked by needs that exclude each other, naming both', () => {
    const catalogue = catalogueOf({ G: 'one', H: 'many' }, [
      product('A'),
      product('B'),
      product('C', { groupCode: 'H', dependProduct: ['A', 'B'] }),
    ]);
    expect(choose(catalogue, ['A'], 'C')).toMatchObject({
      kind: 'blocked',
      reason: { code: 'contradictoryNeeds', conflicts: [{ productCode: 'A' }, { productCode: 'B' }] },
    });
  });
});

/** Sorts step texts into the order of real steps, for a test in which the order of causes does not matter. */
function byOrderOf(steps: Step[]): (a: string, b: string) => number {
  const order = brief(steps);
  return (a, b) => order.indexOf(a) - order.indexOf(b);
}
