import type { FinanceRowData } from '@voltfront/contract';
import { expect, test } from 'vitest';
import { balancePoints, planYears } from './years';

const row = (month: number, balanceFen: number, kind: FinanceRowData['kind'] = 'instalment'): FinanceRowData => ({
  kind,
  month,
  paymentFen: 100,
  principalFen: 90,
  interestFen: 10,
  balanceFen,
});

const rows = Array.from({ length: 30 }, (_, at) => row(at + 1, 3_000 - (at + 1) * 90));

test('a plan of thirty months has two whole years and a half one, with their sums', () => {
  const years = planYears(rows);
  expect(years.map(({ year, rows: part, paidFen, interestFen }) => [year, part.length, paidFen, interestFen])).toEqual([
    [1, 12, 1_200, 120],
    [2, 12, 1_200, 120],
    [3, 6, 600, 60],
  ]);
});

test('the final payment belongs to the last year, and the curve ends after it', () => {
  const withFinal = [...rows.slice(0, 24), row(24, 0, 'final')];
  expect(planYears(withFinal).map((year) => year.rows.length)).toEqual([12, 13]);
  const points = balancePoints(withFinal);
  expect(points).toHaveLength(24);
  expect(points.at(-1)).toEqual({ month: 24, balanceFen: 0 });
});
