import { expect, test } from 'vitest';
import { addMonths, compareMonths, monthOf, weeksOf } from './month-grid';

const midnight = (day: string) => Date.parse(`${day}T00:00:00+08:00`);

test('a month lies in Shanghai', () => {
  expect(monthOf(Date.parse('2026-11-30T17:00:00Z'))).toEqual({ year: 2026, month: 12 });
});

test('months go over the year in both directions', () => {
  expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect(compareMonths({ year: 2026, month: 12 }, { year: 2027, month: 1 })).toBe(-1);
});

test('weeks begin on Monday, and days outside of the month are empty', () => {
  const weeks = weeksOf({ year: 2026, month: 11 });
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, midnight('2026-11-01')]);
  expect(weeks[5]).toEqual([midnight('2026-11-30'), null, null, null, null, null, null]);
  expect(
    weeksOf({ year: 2027, month: 2 })
      .flat()
      .filter((day) => day !== null),
  ).toHaveLength(28);
});
