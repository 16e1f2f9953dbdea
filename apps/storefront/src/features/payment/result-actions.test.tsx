import { render, screen } from '@testing-library/react';
import type { OrderSummaryData } from '@voltfront/contract';
import { expect, test } from 'vitest';
import { ResultActions } from './result-actions';
import type { ResultState } from './result-state';

/** An order as it was read before the money came: it says of itself that it can be paid. */
const order: OrderSummaryData = {
  orderNo: 'VO202611200001',
  kind: 'deposit',
  state: 'created',
  modelName: '电车 01',
  versionName: 'Pro',
  cutout: '/assets/cars/a.webp',
  totalFen: 22_990_000,
  dueFen: 500_000,
  paidFen: 0,
  createdAt: 0,
  expiresAt: null,
  locksAt: null,
  actions: ['pay', 'cancel'],
  stockCarId: null,
};

const show = (state: ResultState) =>
  render(<ResultActions state={state} order={order} isPaused={false} onAskAgain={() => undefined} />);
const waysToPay = () => screen.queryAllByRole('button', { name: /支付|收银台/ });

test.each(['returned', 'refunding', 'refunded', 'success', 'expired', 'cancelled', 'unconverted'] as const)(
  'a payment that is %s invites nobody to pay again',
  (state) => {
    show(state);
    expect(waysToPay()).toEqual([]);
    expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
  },
);

test.each(['failed', 'unpaid', 'processing'] as const)('one that is %s can be made', (state) => {
  show(state);
  expect(waysToPay()).toHaveLength(1);
});
