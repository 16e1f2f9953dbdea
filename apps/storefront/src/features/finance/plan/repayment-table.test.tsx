import { fireEvent, render, screen } from '@testing-library/react';
import type { FinanceRowData } from '@voltfront/contract';
import { expect, test } from 'vitest';
import { RepaymentTable } from './repayment-table';

const rows: FinanceRowData[] = Array.from({ length: 36 }, (_, at) => ({
  kind: 'instalment',
  month: at + 1,
  paymentFen: 566_712,
  principalFen: 500_000,
  interestFen: 66_712,
  balanceFen: 18_000_000 - (at + 1) * 500_000,
}));
const final: FinanceRowData = {
  kind: 'final',
  month: 36,
  paymentFen: 6_000_000,
  principalFen: 6_000_000,
  interestFen: 0,
  balanceFen: 0,
};
const shown = () => screen.queryAllByRole('listitem').length;

test('the first year is open, and every row reads out what its figures are', () => {
  render(<RepaymentTable rows={rows} />);
  expect(shown()).toBe(12);
  expect(
    screen.getByRole('listitem', {
      name: '第 1 期还款 ¥5,667.12，本金 ¥5,000.00，利息 ¥667.12，剩余本金 ¥175,000.00',
    }),
  ).toBeTruthy();
});

test('all years open and close together, and one by one', () => {
  render(<RepaymentTable rows={[...rows, final]} />);
  fireEvent.click(screen.getByRole('button', { name: '全部展开' }));
  expect(shown()).toBe(37);
  expect(screen.getByRole('listitem', { name: '期末尾款 ¥60,000.00，剩余本金 ¥0.00' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^第 2 年/ }));
  expect(shown()).toBe(25);
  fireEvent.click(screen.getByRole('button', { name: '全部展开' }));
  fireEvent.click(screen.getByRole('button', { name: '全部收起' }));
  expect(shown()).toBe(0);
});
