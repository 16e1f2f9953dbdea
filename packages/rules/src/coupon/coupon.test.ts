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
import { bestCoupons, type CouponOrder, judgeCoupons, type QuotedCoupon } from './quote-coupons';

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
  optionPricesFen: [6_000_00, 3_000_00, 0],
  areCouponsAllowed: true,
  now: 500,
};
const named = (coupons: Record<string, QuotedCoupon>) =>
  Object.entries(coupons).map(([couponId, each]) => ({ ...each, couponId }));
const judge = (coupons: Record<string, QuotedCoupon>, chosen: string[], changes: Partial<CouponOrder> = {}) => {
  const { verdicts, reductionFen } = judgeCoupons(named(coupons), { ...order, ...changes }, chosen);
  return {
    chosen: Object.fromEntries(
      verdicts.filter((each) => each.isChosen).map((each) => [each.couponId, each.reductionFen]),
    ),
    reductionFen,
    refused: Object.fromEntries(verdicts.filter((each) => each.reason).map((each) => [each.couponId, each.reason])),
  };
};
const best = (coupons: Record<string, QuotedCoupon>, changes: Partial<CouponOrder> = {}) =>
  bestCoupons(named(coupons), { ...order, ...changes }).sort();

const any = { stacking: 'any' } as const;
const option = (yuan: number, changes: Partial<QuotedCoupon> = {}) => coupon(yuan, { kind: 'optionOff', ...changes });

describe('a chosen set of coupons', () => {
  test('one cash-off and one option-off per option: the worked example', () => {
    const coupons = {
      cash3: coupon(3000),
      cash2: coupon(2000),
      option5: option(5000, any),
      option4: option(4000, any),
    };
    expect(judge(coupons, ['cash3', 'option5', 'option4', 'cash2'])).toEqual({
      chosen: { cash3: 3_000_00, option5: 5_000_00, option4: 3_000_00 },
      reductionFen: 11_000_00,
      refused: { cash2: 'notCombinable' },
    });
  });

  test('cash-off coupons never add up, whatever they say of themselves', () => {
    expect(judge({ a: coupon(2000, any), b: coupon(1500, any) }, ['b', 'a'])).toEqual({
      chosen: { b: 1_500_00 },
      reductionFen: 1_500_00,
      refused: { a: 'notCombinable' },
    });
  });

  test('no more option-off coupons than there are options that cost something', () => {
    const coupons = { a: option(100, any), b: option(100, any), c: option(100, any) };
    expect(judge(coupons, ['a', 'b', 'c'])).toMatchObject({ reductionFen: 200_00, refused: { c: 'notCombinable' } });
  });

  test('option-off coupons that do not stack exclude each other, and one that stands alone all others', () => {
    const coupons = { a: option(100), b: option(200, any), alone: coupon(300, { stacking: 'alone' }) };
    expect(judge(coupons, ['a', 'b', 'alone'])).toMatchObject({
      chosen: { a: 100_00 },
      refused: { b: 'notCombinable', alone: 'notCombinable' },
    });
    expect(judge(coupons, ['alone', 'a'])).toMatchObject({ chosen: { alone: 300_00 } });
  });

  test('takes off no more than the option and the price, and nothing that takes off nothing', () => {
    const few = { priceFen: 6_000_00, optionPricesFen: [1_000_00] };
    const coupons = { option: option(5000), cash: coupon(9000) };
    expect(judge(coupons, ['option', 'cash'], few)).toMatchObject({
      chosen: { option: 1_000_00, cash: 5_000_00 },
      reductionFen: 6_000_00,
    });
    expect(judge(coupons, ['option', 'cash'], { ...few, priceFen: 1_000_00 })).toMatchObject({
      chosen: { option: 1_000_00 },
      refused: { cash: 'notCombinable' },
    });
  });

  test('says of nothing chosen what could be, and ignores unknown ids and repeats', () => {
    expect(judge({ a: coupon(1), b: coupon(2) }, [])).toEqual({ chosen: {}, reductionFen: 0, refused: {} });
    expect(judge({ a: coupon(1) }, ['x', 'a', 'a'])).toMatchObject({ chosen: { a: 100 }, reductionFen: 100 });
  });
});

describe('the best combination', () => {
  test('of an order: one cash-off, and an option-off for each option', () => {
    const coupons = { cash3: coupon(3000), cash2: coupon(2000, any), o5: option(5000, any), o4: option(4000, any) };
    expect(best(coupons)).toEqual(['cash3', 'o4', 'o5']);
  });

  test('takes the one that stands alone where the others make no more', () => {
    const coupons = {
      cash3: coupon(3000),
      o5: option(5000, { thresholdFen: 8_000_00 }),
      alone8: coupon(8000, { stacking: 'alone' }),
    };
    expect(best(coupons)).toEqual(['alone8']);
    expect(best({ ...coupons, cash3: coupon(3001) })).toEqual(['cash3', 'o5']);
  });

  test('spends no larger coupon where a smaller one is enough, and of equal ones the one that ends first', () => {
    expect(best({ a: coupon(9000), b: coupon(7000) }, { priceFen: 6_000_00 })).toEqual(['b']);
    expect(best({ late: coupon(500, { expiresAt: 900 }), soon: coupon(500, { expiresAt: 600 }) })).toEqual(['soon']);
  });
});

const someCoupon = fc.record({
  amount: fc.integer({ min: 1, max: 40 }),
  kind: fc.constantFrom('cashOff' as const, 'optionOff' as const),
  stacking: fc.constantFrom('alone' as const, 'otherKinds' as const, 'any' as const),
  thresholdFen: fc.constantFrom(0, 30_00),
  expiresAt: fc.constantFrom(400, 600, 900),
});
const someOrder = fc.record({
  priceFen: fc.integer({ min: 0, max: 80_00 }),
  optionPricesFen: fc.array(fc.integer({ min: 0, max: 30_00 }), { maxLength: 3 }),
});

describe('whatever the coupons', () => {
  const given = fc.tuple(fc.array(someCoupon, { maxLength: 6 }), someOrder);
  const make = (plans: { amount: number }[]) => plans.map(({ amount, ...rest }) => coupon(amount, rest));

  test('the rules hold for what is accepted, and its parts are its sum', () => {
    fc.assert(
      fc.property(given, fc.array(fc.nat(5), { maxLength: 8 }), ([plans, shape], picks) => {
        const coupons = make(plans);
        const ids = picks.flatMap((pick) => coupons[pick]?.couponId ?? []);
        const { verdicts, reductionFen } = judgeCoupons(coupons, { ...order, ...shape }, ids);
        const accepted = coupons.filter((_, index) => verdicts[index]?.isChosen);
        const kinds = accepted.map(({ kind }) => kind);
        expect(kinds.filter((kind) => kind === 'cashOff').length).toBeLessThanOrEqual(1);
        const paid = shape.optionPricesFen.filter((fen) => fen > 0).length;
        expect(kinds.filter((kind) => kind === 'optionOff').length).toBeLessThanOrEqual(paid);
        expect(reductionFen).toBeLessThanOrEqual(shape.priceFen);
        expect(verdicts.reduce((sum, each) => sum + each.reductionFen, 0)).toBe(reductionFen);
        for (const [index, verdict] of verdicts.entries()) {
          expect(verdict.reductionFen > 0).toBe(verdict.isChosen);
          expect(verdict.reductionFen).toBeLessThanOrEqual(coupons[index]?.amountFen ?? 0);
          if (verdict.isChosen) expect(verdict.reason).toBeNull();
          if (ids.includes(verdict.couponId) && !verdict.isChosen) expect(verdict.reason).not.toBeNull();
        }
      }),
    );
  });

  test('no choice takes off more than the best one, which is accepted whole', () => {
    fc.assert(
      fc.property(given, fc.array(fc.nat(5), { maxLength: 6 }), ([plans, shape], picks) => {
        const coupons = make(plans);
        const all = { ...order, ...shape };
        const ids = bestCoupons(coupons, all);
        const bestFen = judgeCoupons(coupons, all, ids);
        expect(
          bestFen.verdicts
            .filter((each) => each.isChosen)
            .map((each) => each.couponId)
            .sort(),
        ).toEqual(ids.sort());
        const other = picks.flatMap((pick) => coupons[pick]?.couponId ?? []);
        expect(judgeCoupons(coupons, all, other).reductionFen).toBeLessThanOrEqual(bestFen.reductionFen);
      }),
    );
  });
});

describe('a coupon that cannot be used says why', () => {
  test.each<[string, Partial<QuotedCoupon>, Partial<CouponOrder>]>([
    ['inStoreOnly', { kind: 'charging' }, {}],
    ['lockedOnOrder', { state: 'locked' }, {}],
    ['givenAway', { state: 'giftPending' }, {}],
    ['givenAway', { state: 'givenAway' }, {}],
    ['used', { state: 'used' }, {}],
    ['ended', { state: 'expired' }, {}],
    ['orderWithoutCoupons', {}, { areCouponsAllowed: false }],
    ['notBegun', { startsAt: 501 }, {}],
    ['ended', { expiresAt: 500 }, {}],
    ['otherModel', { models: ['YLX'] }, {}],
    ['otherStore', { stores: ['s2'] }, {}],
    ['otherStore', { stores: ['s1'] }, { storeId: null }],
    ['belowThreshold', { thresholdFen: 229_000_01 }, {}],
    ['belowThreshold', { kind: 'optionOff' }, { optionPricesFen: [0] }],
  ])('%s', (reason, changes, orderChanges) => {
    const expected = { chosen: {}, reductionFen: 0, refused: { c: reason } };
    expect(judge({ c: coupon(100, changes) }, ['c'], orderChanges)).toEqual(expected);
    expect(best({ c: coupon(100, changes) }, orderChanges)).toEqual([]);
  });

  test('and how much the order lacks', () => {
    const { verdicts } = judgeCoupons([option(100, { thresholdFen: 10_000_00 })], order, []);
    expect(verdicts).toMatchObject([{ reason: 'belowThreshold', missingFen: 1_000_00 }]);
  });
});
