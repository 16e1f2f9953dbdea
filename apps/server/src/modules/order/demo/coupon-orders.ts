import type { Ctx } from '../../../kernel/context';
import { type DemoBuyer, seedDemoOrders } from '../seed-demo-orders';

/** The demo customer with coupons: one lies on a paid order, one was used for a car that has arrived. */
const couponBuyer: DemoBuyer = {
  accountId: 'person-coupon',
  mobile: '13800000043',
  orders: [
    { kind: 'deposit', state: 'arrived', versionId: 'YLX-pro', createdDaysAgo: 55, coupon: 'cash-2000-thanks' },
    { kind: 'deposit', state: 'depositPaid', versionId: 'YL01-max', createdDaysAgo: 1, coupon: 'cash-2000-thanks' },
  ],
};

/** Orders with coupons, after the coupons of demo people: of a template that older shops do not have, so that none of theirs changes. */
export const seedCouponOrders = (ctx: Ctx): Promise<void> => seedDemoOrders(ctx, [couponBuyer]);
