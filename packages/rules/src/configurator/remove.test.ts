import { describe, expect, test } from 'vitest';
import { car, catalogueOf, product } from './catalogue.fixture';
import type { Change } from './change-types';
import { remove } from './remove';

function summary(change: Change) {
  if (change.kind !== 'applied') throw new TypeError(`expected an applied change, got ${change.kind}`);
  const steps = change.steps.map(
    (s) => `${s.action} ${s.product.productCode} ${s.relation} ${s.because?.productCode ?? '-'}`,
  );
  return { selection: change.selection, steps, priceDeltaFen: change.priceDeltaFen };
}

describe('remove', () => {
  test('takes what depended on the product, finds a replacement for its group, and takes what had come only with it', () => {
    expect(summary(remove(car, ['WHITE', 'W21', 'CALIPER', 'SPORT', 'BRAKE'], 'SPORT'))).toEqual({
      selection: ['WHITE', 'W19'],
      steps: [
        'removed SPORT chosen -',
        'removed W21 depend SPORT',
        'removed CALIPER parentRemoved W21',
        'removed BRAKE cascade SPORT',
        'added W19 sameGroup W21',
      ],
      priceDeltaFen: -2_700_000,
    });
  });

  test('takes the product that would bring the removed one back', () => {
    expect(summary(remove(car, ['WHITE', 'W19', 'SPORT', 'BRAKE'], 'BRAKE'))).toEqual({
      selection: ['WHITE', 'W19'],
      steps: ['removed BRAKE chosen -', 'removed SPORT cascade BRAKE'],
      priceDeltaFen: -1_600_000,
    });
  });

  test('keeps a cascaded product that something else brings, needs, or that is a default', () => {
    const catalogue = catalogueOf({ G: 'many' }, [
      product('A', { cascadeProduct: ['X', 'Y', 'Z', 'D'] }),
      product('B', { cascadeProduct: ['X'] }),
      product('C', { dependProduct: ['Y'] }),
      product('X'),
      product('Y'),
      product('Z'),
      product('D', { isDefaultSelected: true }),
    ]);
    expect(remove(catalogue, ['A', 'B', 'C', 'X', 'Y', 'Z', 'D'], 'A')).toMatchObject({
      selection: ['B', 'C', 'X', 'Y', 'D'],
    });
  });

  test('is blocked for the product of a one group', () => {
    expect(remove(car, ['WHITE', 'W19'], 'WHITE')).toMatchObject({
      kind: 'blocked',
      reason: { code: 'lastOfGroup', product: { productCode: 'WHITE' }, group: { groupCode: 'PAINT' } },
    });
  });

  test('is blocked when the product of a one group needs it and has no replacement', () => {
    const catalogue = catalogueOf({ G: 'one', H: 'many' }, [
      product('A', { dependProduct: ['B'] }),
      product('B', { groupCode: 'H' }),
    ]);
    expect(remove(catalogue, ['A', 'B'], 'B')).toMatchObject({
      reason: { code: 'lastOfGroup', product: { productCode: 'A' } },
    });
  });

  test('changes nothing when the product is not chosen, and is blocked when it is unknown', () => {
    expect(summary(remove(car, ['WHITE', 'W19'], 'SPORT')).steps).toEqual([]);
    expect(remove(car, ['WHITE', 'W19'], 'NOPE')).toMatchObject({ reason: { code: 'unknownCode' } });
  });
});
