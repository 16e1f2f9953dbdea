import type { FinanceOrderData } from '@voltfront/contract';
import { expect, test } from 'vitest';
import { someApplication, someOrderDetail, somePlan } from '../testing/plans';
import { jumpState } from './jump-state';

const detail = someOrderDetail();
const order = detail.order as FinanceOrderData;
const wish = detail.wish as NonNullable<typeof detail.wish>;
const kindOf = (given: Parameters<typeof someOrderDetail>[0]) => jumpState(someOrderDetail(given), null, false).kind;

test('a locked order with a plan is ready to be handed over', () => {
  expect(jumpState(detail, null, false)).toMatchObject({ kind: 'ready', productId: 'p1' });
});

test('an application stands before everything else, until a new one is wanted and possible', () => {
  const rejected = someApplication({ state: 'rejected', canApplyAgain: true });
  expect(jumpState(detail, rejected, false).kind).toBe('application');
  expect(jumpState(detail, rejected, true).kind).toBe('ready');
  expect(jumpState(detail, someApplication(), true).kind).toBe('application');
});

test('each reason why nothing can be handed over has a state of its own', () => {
  expect(kindOf({ wish: null })).toBe('noPlan');
  expect(kindOf({ wish: null, order: { ...order, canWish: false, canApply: false, message: '订单已付清' } })).toBe(
    'orderNotReady',
  );
  expect(kindOf({ order: { ...order, canApply: false, message: '锁定后可申请' } })).toBe('orderNotReady');
  expect(kindOf({ lenderAvailable: false })).toBe('lenderUnavailable');
  expect(kindOf({ wish: { ...wish, unavailable: '产品已停止' } })).toBe('planGone');
  const cash = somePlan({ choice: { method: 'cash' }, product: null });
  expect(kindOf({ wish: { ...wish, plan: cash } })).toBe('cash');
});

test('where the plan has changed since, the result of today counts', () => {
  const current = somePlan({ product: { ...somePlan().product, productId: 'p2' } as never });
  expect(jumpState(someOrderDetail({ wish: { ...wish, current } }), null, false)).toMatchObject({ productId: 'p2' });
});
