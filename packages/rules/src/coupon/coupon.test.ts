import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finalStates, tryMove } from '../state-machine';
import { DAY_MS } from '../time';
import { isEndingSoon } from './coupon-kinds';
import {
  COUPON_MACHINE,
  type CouponActor,
  type CouponEvent,
  type CouponFacts,
  type CouponState,
  shownCouponState,
} from './coupon-states';
import { type CouponOrder, type QuotedCoupon, quoteCoupons } from './quote-coupons';

const open: CouponFacts = { isOver: false, isGiftable: true, isForStores: false };
const over = { ...open, isOver: true };
const store = { ...open, isForStores: true };

describe('the life of a coupon', () => {
  const to = (state: CouponState, event: CouponEvent, who: CouponActor, facts = open) => {
    const result = tryMove(COUPON_MACHINE, { state, event, who, facts });
    return result.isAllowed ? result.to : result.reason;
  };

  test.each<[CouponState, CouponEvent, CouponActor, CouponFacts, string]>([
    ['unused', 'lock', 'order', open, 'locked'],
    ['unused', 'lock', 'order', over, 'guardRefused'],
    ['unused', 'lock', 'order', store, 'guardRefused'],
    ['giftPending', 'lock', 'order', open, 'noSuchMove'],
    ['locked', 'free', 'order', open, 'unused'],
    ['locked', 'free', 'order', over, 'expired'],
    ['unused', 'free', 'order', open, 'noSuchMove'],
    ['locked', 'use', 'order', over, 'used'],
    ['locked', 'use', 'owner', open, 'wrongActor'],
    ['unused', 'redeem', 'staff', store, 'used'],
    ['unused', 'redeem', 'staff', open, 'guardRefused'],
    ['unused', 'redeem', 'owner', store, 'wrongActor'],
    ['used', 'redeem', 'staff', store, 'noSuchMove'],
    ['unused', 'give', 'owner', open, 'giftPending'],
    ['unused', 'give', 'owner', { ...open, isGiftable: false }, 'guardRefused'],
    ['giftPending', 'takeBack', 'owner', open, 'unused'],
    ['givenAway', 'takeBack', 'owner', open, 'noSuchMove'],
    ['giftPending', 'lapse', 'system', over, 'unused'],
    ['giftPending', 'receive', 'receiver', open, 'givenAway'],
    ['giftPending', 'receive', 'receiver', over, 'guardRefused'],
    ['unused', 'expire', 'system', over, 'expired'],
    ['unused', 'expire', 'system', open, 'guardRefused'],
    ['locked', 'expire', 'system', over, 'noSuchMove'],
  ])('%s: %s by %s', (state, event, who, facts, expected) => {
    expect(to(state, event, who, facts)).toBe(expected);
  });

  test('ends used, expired or given away', () => {
    expect(finalStates(COUPON_MACHINE)).toEqual(['used', 'expired', 'givenAway']);
  });

  test('shows an unused coupon as expired from its last moment on, and no other', () => {
    expect([shownCouponState('unused', 10, 9), shownCouponState('unused', 10, 10)]).toEqual(['unused', 'expired']);
    expect(shownCouponState('locked', 10, 11)).toBe('locked');
  });

  test('marks the last seven days', () => {
    const ends = 30 * DAY_MS;
    const at = [ends - 7 * DAY_MS - 1, ends - 7 * DAY_MS, ends - 1, ends];
    expect(at.map((now) => isEndingSoon(ends, now))).toEqual([false, true, true, false]);
  });
});

let made = 0;
const coupon = (amountYuan: number, changes: Partial<QuotedCoupon> = {}): QuotedCoupon => {
  made += 1;
  return {
    couponId: `c${made}`,
    kind: 'cashOff',
    state: 'unused',
    amountFen: amountYuan * 100,
    thresholdFen: 0,
    models: [],
    stores: [],
    stacking: 'otherKinds',
    startsAt: 0,
    expiresAt: 1000,
    ...changes,
  };
};
const order: CouponOrder = {
  modelId: 'YL01',
  storeId: 's1',
  priceFen: 229_000_00,
  optionsFen: 9_000_00,
  areCouponsAllowed: true,
  now: 500,
};
const quoteOf = (coupons: Record<string, QuotedCoupon>, changes: Partial<CouponOrder> = {}) => {
  const named = Object.entries(coupons).map(([couponId, each]) => ({ ...each, couponId }));
  const { chosen, reductionFen, others } = quoteCoupons(named, { ...order, ...changes });
  return {
    chosen: Object.fromEntries(chosen.map((each) => [each.couponId, each.reductionFen])),
    reductionFen,
    others: Object.fromEntries(others.map((each) => [each.couponId, each.reason])),
  };
};

describe('the best combination', () => {
  const worked = {
    cash3000: coupon(3000),
    cash2000: coupon(2000, { stacking: 'any' }),
    cash1500: coupon(1500, { stacking: 'any' }),
    options5000: coupon(5000, { kind: 'optionOff', thresholdFen: 8_000_00 }),
    alone8000: coupon(8000, { stacking: 'alone' }),
  };

  test('stacks what may be stacked where that takes off more: the worked example', () => {
    expect(quoteOf(worked)).toEqual({
      chosen: { options5000: 5_000_00, cash2000: 2_000_00, cash1500: 1_500_00 },
      reductionFen: 8_500_00,
      others: { cash3000: 'notCombined', alone8000: 'notCombined' },
    });
  });

  test('takes the one that stands alone where it is worth more, here because the options are too few', () => {
    expect(quoteOf(worked, { optionsFen: 7_999_99 })).toMatchObject({
      chosen: { alone8000: 8_000_00 },
      others: { options5000: 'belowThreshold', cash3000: 'notCombined' },
    });
  });

  test('takes off no more than the options or the price', () => {
    const few = { priceFen: 6_000_00, optionsFen: 1_000_00 };
    const coupons = { option: coupon(5000, { kind: 'optionOff' }), cash: coupon(9000) };
    expect(quoteOf(coupons, few)).toMatchObject({ chosen: { cash: 6_000_00 }, reductionFen: 6_000_00 });
    expect(quoteOf({ option: coupons.option, cash: coupon(2000) }, few).chosen).toEqual({
      option: 1_000_00,
      cash: 2_000_00,
    });
  });

  test('spends no larger coupon where a smaller one fills the rest', () => {
    const any = { stacking: 'any' } as const;
    const coupons = { a: coupon(4000, any), b: coupon(3000, any), c: coupon(1000, any) };
    expect(quoteOf(coupons, { priceFen: 5_000_00 }).chosen).toEqual({ a: 4_000_00, c: 1_000_00 });
  });

  test('of equal coupons spends the one that ends first', () => {
    const coupons = { late: coupon(500, { expiresAt: 900 }), soon: coupon(500, { expiresAt: 600 }) };
    expect(quoteOf(coupons)).toMatchObject({ chosen: { soon: 500_00 }, others: { late: 'notCombined' } });
  });

  test('never takes off more than the price, nor less than the best single coupon', () => {
    const some = fc.record({
      amount: fc.integer({ min: 1, max: 4000 }),
      kind: fc.constantFrom('cashOff' as const, 'optionOff' as const),
      stacking: fc.constantFrom('alone' as const, 'otherKinds' as const, 'any' as const),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), fc.integer({ min: 0, max: 5_000_00 }), (made, priceFen) => {
        const coupons = made.map(({ amount, ...rest }) => coupon(amount, rest));
        const optionsFen = Math.floor(priceFen / 3);
        const { reductionFen, chosen, others } = quoteCoupons(coupons, { ...order, priceFen, optionsFen });
        const single = coupons.map(({ kind, amountFen }) =>
          Math.min(amountFen, kind === 'optionOff' ? optionsFen : priceFen),
        );
        expect(reductionFen).toBeLessThanOrEqual(priceFen);
        expect(reductionFen).toBeGreaterThanOrEqual(Math.max(0, ...single));
        expect(chosen.length + others.length).toBe(coupons.length);
      }),
    );
  });
});

describe('a coupon that cannot be used says why', () => {
  test.each<[string, Partial<QuotedCoupon>, Partial<CouponOrder>]>([
    ['inStoreOnly', { kind: 'charging' }, {}],
    ['notUnused', { state: 'locked' }, {}],
    ['notUnused', { state: 'giftPending' }, {}],
    ['orderWithoutCoupons', {}, { areCouponsAllowed: false }],
    ['notBegun', { startsAt: 501 }, {}],
    ['ended', { expiresAt: 500 }, {}],
    ['otherModel', { models: ['YLX'] }, {}],
    ['otherStore', { stores: ['s2'] }, {}],
    ['otherStore', { stores: ['s1'] }, { storeId: null }],
    ['belowThreshold', { thresholdFen: 229_000_01 }, {}],
  ])('%s', (reason, changes, orderChanges) => {
    expect(quoteOf({ c: coupon(100, changes) }, orderChanges)).toEqual({
      chosen: {},
      reductionFen: 0,
      others: { c: reason },
    });
  });

  test('and how much the order lacks', () => {
    const { others } = quoteCoupons([coupon(100, { kind: 'optionOff', thresholdFen: 10_000_00 })], order);
    expect(others).toMatchObject([{ reason: 'belowThreshold', missingFen: 1_000_00 }]);
  });
});
