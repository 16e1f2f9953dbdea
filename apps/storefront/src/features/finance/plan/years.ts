import type { FinanceRowData } from '@voltfront/contract';

/** Twelve months of a repayment plan, with their sums. */
export interface PlanYear {
  /** From 1. */
  year: number;
  rows: readonly FinanceRowData[];
  paidFen: number;
  interestFen: number;
}

const sumOf = (rows: readonly FinanceRowData[], key: 'paymentFen' | 'interestFen'): number =>
  rows.reduce((sumFen, row) => sumFen + row[key], 0);

/** A plan by years of twelve months; the last may be shorter. A final payment belongs to the year of its month. */
export function planYears(rows: readonly FinanceRowData[]): PlanYear[] {
  const count = Math.ceil((rows.at(-1)?.month ?? 0) / 12);
  return Array.from({ length: count }, (_, index) => {
    const part = rows.filter(({ month }) => Math.ceil(month / 12) === index + 1);
    return { year: index + 1, rows: part, paidFen: sumOf(part, 'paymentFen'), interestFen: sumOf(part, 'interestFen') };
  });
}

/** A point of the curve of what is still owed. */
export interface BalancePoint {
  month: number;
  balanceFen: number;
}

/** What is owed at the end of each month, its final payment included. */
export function balancePoints(rows: readonly FinanceRowData[]): BalancePoint[] {
  const byMonth = new Map(rows.map(({ month, balanceFen }) => [month, balanceFen]));
  return [...byMonth].map(([month, balanceFen]) => ({ month, balanceFen }));
}
