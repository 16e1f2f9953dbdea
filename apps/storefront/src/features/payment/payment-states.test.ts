import type { OrderSummaryData, PaymentData } from '@voltfront/contract';
import { describe, expect, test } from 'vitest';
import { cashierState, firstMethod } from './cashier-state';
import { resultState } from './result-state';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');
const HALF_AN_HOUR_MS = 30 * 60_000;

describe('cashier', () => {
  test('takes money up to the last moment of the 30 minutes, and not after it', () => {
    const payable = { state: 'payable' as const, expiresAt: NOW + HALF_AN_HOUR_MS };
    expect(cashierState(payable, NOW)).toBe('payable');
    expect(cashierState(payable, NOW + HALF_AN_HOUR_MS)).toBe('payable');
    expect(cashierState(payable, NOW + HALF_AN_HOUR_MS + 1)).toBe('expired');
  });

  test.each(['paid', 'closed', 'expired'] as const)('%s stays so, whatever the clock says', (state) => {
    expect(cashierState({ state, expiresAt: NOW + 1000 }, NOW)).toBe(state);
  });

  test('an amount without an end stays payable', () => {
    expect(cashierState({ state: 'payable', expiresAt: null }, NOW)).toBe('payable');
  });

  test('starts with the first method that works here', () => {
    const method = (name: 'wechat' | 'alipay' | 'sandbox', isAvailable: boolean) => ({
      method: name,
      name,
      note: '',
      isAvailable,
    });
    expect(firstMethod([method('wechat', false), method('sandbox', true)])).toBe('sandbox');
    expect(firstMethod([method('wechat', false)])).toBeNull();
  });
});

const order = (changes: Partial<OrderSummaryData> = {}): OrderSummaryData => ({
  orderNo: 'VO202611200001',
  kind: 'deposit',
  state: 'created',
  modelName: '电车 01',
  versionName: 'Pro',
  cutout: '/assets/cars/a.webp',
  totalFen: 22_990_000,
  dueFen: 500_000,
  paidFen: 0,
  createdAt: NOW,
  expiresAt: NOW + HALF_AN_HOUR_MS,
  locksAt: null,
  actions: ['pay', 'cancel'],
  stockCarId: null,
  ...changes,
});

const payment = (changes: Partial<PaymentData>): PaymentData => ({
  paymentNo: 'VP202611200001',
  orderNo: 'VO202611200001',
  method: 'sandbox',
  purpose: 'deposit',
  amountFen: 500_000,
  state: 'pending',
  isLate: false,
  failureReason: null,
  paidAt: null,
  ...changes,
});

const late = NOW + HALF_AN_HOUR_MS + 1;
const closed = order({ state: 'expired', actions: ['hide'], expiresAt: null });

describe('result of a payment', () => {
  test.each([
    ['processing', payment({}), order(), NOW],
    ['success', payment({ state: 'paid' }), order({ state: 'depositPaid', actions: ['lock'] }), NOW],
    ['failed', payment({ state: 'failed' }), order(), NOW],
    ['failed', payment({ state: 'closed' }), order(), NOW],
    ['expired', payment({ state: 'failed' }), order(), late],
    ['expired', payment({ state: 'closed' }), closed, NOW],
    ['returned', payment({ state: 'refunding', isLate: true }), closed, late],
    ['returned', payment({ state: 'refunded', isLate: true }), closed, late],
    ['refunded', payment({ state: 'refunded' }), order({ state: 'refunded', actions: [] }), NOW],
    ['refunding', payment({ state: 'refunding' }), order({ state: 'refunding', actions: [] }), NOW],
    ['cancelled', null, order({ state: 'cancelled', actions: ['hide'], expiresAt: null }), NOW],
    ['cancelled', payment({ state: 'closed' }), order({ state: 'cancelled', actions: ['hide'], expiresAt: null }), NOW],
    ['unconverted', payment({ state: 'closed' }), order({ state: 'intentionPaid', actions: ['convert'] }), NOW],
    ['unpaid', null, order(), NOW],
    ['expired', null, closed, NOW],
  ] as const)('%s', (expected, paid, its, nowMs) => {
    expect(resultState({ payment: paid, order: its }, nowMs)).toBe(expected);
  });
});
