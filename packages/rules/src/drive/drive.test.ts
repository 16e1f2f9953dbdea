import { expect, test } from 'vitest';
import { isPlate, normalPlate, shownPlate } from './plate';
import { nextServiceAt, timeLeft, yearsAfter } from './warranty';

test.each(['沪AD12345', '粤B12345D', '浙ADB1234'])('%s is a plate of an electric car', (plate) => {
  expect(isPlate(plate)).toBe(true);
});

test.each(['沪A12345', '沪AI12345', '沪ID12345', '上AD12345', '沪AD1234', '沪AD123456', '沪AL12345', ''])(
  '%s is none',
  (plate) => {
    expect(isPlate(plate)).toBe(false);
  },
);

test('a plate is stored without dots and blanks, and shown with a dot', () => {
  expect(normalPlate(' 沪a·d 12345 ')).toBe('沪AD12345');
  expect(shownPlate('沪AD12345')).toBe('沪A·D12345');
});

test('years end on the same day, and a service is due on the next yearly one', () => {
  const delivered = Date.parse('2024-02-29T10:00:00+08:00');
  expect(new Date(yearsAfter(delivered, 4)).toISOString()).toBe('2028-02-29T02:00:00.000Z');
  expect(new Date(yearsAfter(delivered, 1)).toISOString()).toBe('2025-03-01T02:00:00.000Z');
  expect(nextServiceAt(delivered, delivered)).toBe(yearsAfter(delivered, 1));
  expect(nextServiceAt(delivered, yearsAfter(delivered, 1))).toBe(yearsAfter(delivered, 2));
});

test('what is left is told in whole years and months, and nothing is left of what is past', () => {
  const at = (day: string) => Date.parse(`${day}T10:00:00+08:00`);
  expect(timeLeft(at('2026-11-26'), at('2028-01-26'))).toEqual({ years: 1, months: 2 });
  expect(timeLeft(at('2026-11-26'), at('2028-01-25'))).toEqual({ years: 1, months: 1 });
  expect(timeLeft(at('2026-11-26'), at('2026-12-01'))).toEqual({ years: 0, months: 0 });
  expect(timeLeft(at('2026-11-26'), at('2026-11-26'))).toBeNull();
});
