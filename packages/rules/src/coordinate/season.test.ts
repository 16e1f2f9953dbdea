import { expect, it } from 'vitest';
import { isInSeason } from './season';

const at = (month: number) => Date.UTC(2026, month - 1, 15);

it('a season within a year, and one over its turn, hold in their months only', () => {
  const summer = { openFromMonth: 5, openUntilMonth: 9 };
  const winter = { openFromMonth: 11, openUntilMonth: 3 };
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(months.filter((month) => isInSeason(summer, at(month)))).toEqual([5, 6, 7, 8, 9]);
  expect(months.filter((month) => isInSeason(winter, at(month)))).toEqual([1, 2, 3, 11, 12]);
});
