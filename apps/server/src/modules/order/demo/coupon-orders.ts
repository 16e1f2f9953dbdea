import type { Ctx } from '../../../kernel/context';
import { type DemoBuyer, seedDemoOrders } from '../seed-demo-orders';

/** The demo customer with coupons: one lies on a paid order, one was used for a car that has arrived. */
const couponBuyer: DemoBuyer = {
  accountId: 'person-coupon',
  mobile: '13800000043',
  orders: [
    { kind: 'deposit', state: 'arrived', versionId: 'YLX-pro', createdDaysAgo: 55, coupon: 'cash-2000' },
    { kind: 'deposit', state: 'depositPaid', versionId: 'YL01-max', createdDaysAgo: 1, coupon: 'cash-3000' },
  ],
};

/** Orders with coupons, after the coupons of demo people. */
export const seedCouponOrders = (ctx: Ctx): Promise<void> => seedDemoOrders(ctx, [couponBuyer]);
