import { expect, test } from 'vitest';
import { accountErrors, toAccount } from './account-values';

const right = { holder: '周小舟', bank: '招商银行上海分行', number: '6225 8802 1234 5678' };

test('a bank account may be typed with spaces, and is sent without them', () => {
  expect(accountErrors(right)).toEqual({});
  expect(toAccount({ ...right, holder: ' 周小舟 ' })).toEqual({ ...right, number: '6225880212345678' });
});

test('each wrong field of a bank account is told', () => {
  expect(Object.keys(accountErrors({ holder: '周', bank: '招行', number: '6225abc' }))).toEqual([
    'holder',
    'bank',
    'number',
  ]);
  expect(Object.keys(accountErrors({ ...right, number: '1'.repeat(31) }))).toEqual(['number']);
});
