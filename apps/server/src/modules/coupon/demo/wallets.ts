import type { CouponState } from '@voltfront/rules/coupon/coupon-states';

/** One coupon of a demo person; days from the day the set is added, negative ones in the past. */
export interface DemoCoupon {
  template: string;
  state: CouponState;
  /** Day it was given out. */
  gotDay: number;
  /** Day it ends. */
  endDay: number;
  /** Day from which it can be used; left out: the day it was given out. */
  startDay?: number;
  /** Day its state was reached; of unused ones the day it was given out. */
  movedDay?: number;
  storeId?: string;
  reason?: string;
  message?: string;
}

const unused = (template: string, endDay: number, reason = 'other'): DemoCoupon => ({
  template,
  state: 'unused',
  gotDay: -12,
  endDay,
  reason,
});

const IN_STORE = ['charging-50-yuan', 'service-coffee', 'goods-40', 'charging-30', 'level-service'];
const STORES = ['sh-jingan', 'hz-qianjiang', 'bj-chaoyang', 'sz-nanshan'];

/** So many coupons of one end, one every nine days. */
const ended = (state: 'used' | 'expired' | 'givenAway', many: number): DemoCoupon[] =>
  Array.from({ length: many }, (_, index) => {
    const movedDay = -4 - 9 * index;
    const template = (state === 'givenAway' ? 'goods-40' : IN_STORE[index % IN_STORE.length]) ?? 'goods-40';
    const storeId = STORES[index % STORES.length];
    const endDay = state === 'expired' ? movedDay : movedDay + 20;
    return {
      template,
      state,
      gotDay: movedDay - 21,
      endDay,
      movedDay,
      ...(state === 'used' && storeId ? { storeId } : {}),
    };
  });

/** Coupons of demo people. The first has more than a page in every tab. Coupons on orders are those of `orderWallets` and of demo orders. */
export const wallets: Readonly<Record<string, readonly DemoCoupon[]>> = {
  'person-orders': [
    {
      template: 'goods-40',
      state: 'giftPending',
      gotDay: -6,
      endDay: 24,
      movedDay: 0,
      message: '周末去店里挑一件喜欢的',
    },
    unused('service-coffee', 2, 'welfare'),
    unused('charging-50-yuan', 5, 'code'),
    unused('cash-2000', 38),
    unused('cash-1000-order', 76, 'welfare'),
    unused('option-wheels', 18),
    unused('option-5000', 47),
    unused('charging-30', 33),
    unused('charging-50-yuan', 58),
    unused('service-detailing', 96),
    unused('service-coffee', 21),
    unused('goods-40', 12),
    unused('level-merchandise', 83, 'level'),
    unused('level-service', 160, 'level'),
    ...ended('used', 13),
    ...ended('expired', 12),
    ...ended('givenAway', 12),
  ],
  'person-owner': [
    unused('level-charging', 120, 'level'),
    unused('level-service', 150, 'level'),
    unused('level-merchandise', 6, 'level'),
    unused('charging-50-yuan', 78),
    unused('service-detailing', 88),
    ...ended('used', 3),
  ],
  'person-new': [unused('charging-50-yuan', 78), unused('goods-40', 18)],
  'person-deposit': [unused('cash-2000', 66), unused('option-5000', 40), unused('cash-3000', 31)],
  'person-collector': [unused('charging-30', 28), ...ended('expired', 2)],
};

/** Coupons of the person who chooses among them for an order: some fit, and every reason not to fit is there. */
export const orderWallets: Readonly<Record<string, readonly DemoCoupon[]>> = {
  'person-coupon': [
    unused('cash-3000', 40),
    unused('cash-2000', 25),
    unused('option-3000-long', 33),
    unused('option-2000-any', 47),
    unused('option-5000', 20),
    unused('cash-8000', 18),
    unused('cash-5000-store', 52),
    unused('cash-10000-flagship', 60),
    { ...unused('cash-2000', 90), startDay: 9 },
    { template: 'cash-2000', state: 'expired', gotDay: -60, endDay: -6, movedDay: -6 },
    {
      template: 'cash-1000-order',
      state: 'giftPending',
      gotDay: -9,
      endDay: 70,
      movedDay: 0,
      message: '换车的时候用得上',
    },
  ],
};
