import { expect, test } from 'vitest';
import { exactYuan, plainYuan, rateText, roundYuan, wanText } from './figures';

test('money of a plan always shows its fen', () => {
  expect([321_845, 300_000, -50_000].map(exactYuan)).toEqual(['¥3,218.45', '¥3,000.00', '-¥500.00']);
  expect(plainYuan(18_392_000)).toBe('183,920.00');
});

test('rates have two decimals', () => {
  expect([0, 398, 450].map(rateText)).toEqual(['0.00%', '3.98%', '4.50%']);
});

test('charts count in ten thousands', () => {
  expect([0, 9_999.6, 137_250, 150_000, 200_000].map(wanText)).toEqual(['0', '10000', '13.73万', '15万', '20万']);
});

test('the ring writes whole yuan, and ten thousands where those get long', () => {
  expect([8_068.93, 275_900.2, 1_234_567].map(roundYuan)).toEqual(['¥8,069', '¥275,900', '123.46万']);
});
