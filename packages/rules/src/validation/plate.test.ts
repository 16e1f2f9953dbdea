import { expect, test } from 'vitest';
import { isPlate, plainPlate, shownPlate } from './plate';

test.each(['沪A12345', '沪AD12345', '粤BF01234', '京N8K8K8', '藏AXY123'])('%s is a plate', (text) => {
  expect(isPlate(text)).toBe(true);
});

test.each(['沪AI2345', '沪AO2345', '沪A1234', '沪A123456', '沪AI12345', '中A12345', '沪12345A', '', '沪IA2345'])(
  '%s is none',
  (text) => {
    expect(isPlate(text)).toBe(false);
  },
);

test('dots, spaces and small letters are taken and given back', () => {
  expect(plainPlate(' 沪a·d12345 ')).toBe('沪AD12345');
  expect(shownPlate('沪AD12345')).toBe('沪A·D12345');
});
