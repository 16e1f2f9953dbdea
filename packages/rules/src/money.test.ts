import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFen, formatPriceShort, formatYuan, parseYuan } from './money';

const fenArbitrary = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

test.each([
  [22_990_000, '229900.00', '229,900.00'],
  [0, '0.00', '0.00'],
  [5, '0.05', '0.05'],
  [-5, '-0.05', '-0.05'],
  [123_456_789, '1234567.89', '1,234,567.89'],
  [99_999, '999.99', '999.99'],
  [100_000, '1000.00', '1,000.00'],
])('%i fen is written as %s and %s', (fen, plain, grouped) => {
  expect(formatFen(fen)).toBe(plain);
  expect(formatFen(fen, { hasThousands: true })).toBe(grouped);
});

test('list prices show decimals only when there are any', () => {
  expect(formatPriceShort(22_990_000)).toBe('229,900');
  expect(formatPriceShort(22_990_050)).toBe('229,900.50');
  expect(formatYuan(22_990_000)).toBe('¥229,900');
  expect(formatYuan(-500_000)).toBe('-¥5,000');
  expect(formatYuan(0)).toBe('¥0');
});

test.each([
  ['229,900', 22_990_000],
  ['¥229900.0', 22_990_000],
  ['￥ 1', null],
  [' 0.05 ', 5],
  ['-5', -500],
  ['1.234', null],
  ['1,00', null],
  ['', null],
  ['abc', null],
  ['99999999999999999', null],
])('%j is read as %s fen', (text, fen) => {
  expect(parseYuan(text)).toBe(fen);
});

test('what is no whole number of fen is refused', () => {
  expect(() => formatFen(1.5)).toThrow(RangeError);
  expect(() => formatFen(Number.NaN)).toThrow(RangeError);
});

test('every amount is read back as it was written', () => {
  fc.assert(
    fc.property(fenArbitrary, (fen) => {
      expect(parseYuan(formatFen(fen))).toBe(fen);
      expect(parseYuan(formatFen(fen, { hasThousands: true }))).toBe(fen);
      expect(parseYuan(formatYuan(fen))).toBe(fen);
    }),
  );
});
