import { describe, expect, test } from 'vitest';
import { type DraftChoice, priceKey, readKind, readSubsidy, toDraftInput } from './draft-input';

const choice: DraftChoice = {
  configuration: { modelId: 'YL01', versionId: 'YL01-pro', productCodes: ['BAT100'] },
  kind: 'deposit',
  subsidy: 'personal',
  buyerKind: 'personal',
  buyer: null,
  cityCode: undefined,
  storeId: undefined,
  fromOrderNo: undefined,
};

describe('draft', () => {
  test('an incomplete form sends neither buyer nor place', () => {
    expect(toDraftInput(choice)).toEqual({
      modelId: 'YL01',
      versionId: 'YL01-pro',
      productCodes: ['BAT100'],
      kind: 'deposit',
      subsidy: 'personal',
    });
  });

  test('the subsidy follows the buyer, unless it was given up', () => {
    expect(toDraftInput({ ...choice, buyerKind: 'enterprise' }).subsidy).toBe('enterprise');
    expect(toDraftInput({ ...choice, subsidy: 'none', buyerKind: 'enterprise' }).subsidy).toBe('none');
  });

  test('a store goes with its city only', () => {
    expect(toDraftInput({ ...choice, storeId: 's1' })).not.toHaveProperty('storeId');
    expect(toDraftInput({ ...choice, cityCode: '310100', storeId: 's1' })).toMatchObject({
      cityCode: '310100',
      storeId: 's1',
    });
  });

  test('a conversion is a deposit, whatever the address says', () => {
    expect(readKind('intention', true)).toBe('deposit');
    expect(readKind('intention', false)).toBe('intention');
    expect(readKind('nonsense', false)).toBe('deposit');
  });

  test('benefits go with the order that is converted', () => {
    const converted = { ...choice, fromOrderNo: 'VO1', benefits: 'offset.seat' };
    expect(toDraftInput(converted).benefitCodes).toEqual(['offset', 'seat']);
    expect(toDraftInput({ ...converted, fromOrderNo: undefined })).not.toHaveProperty('benefitCodes');
    expect(priceKey(toDraftInput(converted))).not.toBe(priceKey(toDraftInput({ ...converted, benefits: 'offset' })));
  });

  test('a stock car goes with the draft and is ordered by a deposit only', () => {
    expect(toDraftInput({ ...choice, stockCarId: 'car1' })).toMatchObject({ stockCarId: 'car1', kind: 'deposit' });
    expect(toDraftInput(choice)).not.toHaveProperty('stockCarId');
    expect(readKind('intention', true)).toBe('deposit');
  });

  test('an unknown subsidy of an address is the personal one', () => {
    expect(readSubsidy('free')).toBe('personal');
    expect(readSubsidy('none')).toBe('none');
  });

  test('buyer, place and kind do not change the price', () => {
    const key = priceKey(toDraftInput(choice));
    expect(priceKey(toDraftInput({ ...choice, cityCode: '310100', kind: 'intention' }))).toBe(key);
    expect(priceKey(toDraftInput({ ...choice, buyerKind: 'enterprise' }))).not.toBe(key);
  });
});
