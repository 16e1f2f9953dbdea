import { expect, test } from 'vitest';
import { partnerNumberFault } from './partner-number';

const rule = { pattern: 'LCB-\\d{7,8}', wrong: '会员编号有误' };

test.each([
  ['LCB-8802619', null],
  ['LCB-20261188', null],
  ['LCB-880261', '会员编号有误'],
  ['LCB-202611881', '会员编号有误'],
  ['lcb-20261188', '会员编号有误'],
  ['LCB-20261188 ', '会员编号有误'],
  ['<b>', '会员编号有误'],
  ['', '会员编号有误'],
  [undefined, null],
])('the number %s is answered with %s', (number, fault) => {
  expect(partnerNumberFault(rule, number)).toBe(fault);
});

test('a channel without a rule takes any number', () => {
  expect(partnerNumberFault(undefined, 'anything')).toBeNull();
});
