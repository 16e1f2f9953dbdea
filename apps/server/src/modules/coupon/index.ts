import { defineModule } from '../../kernel/module';
import { seedCoupons } from './demo';

export { grantCoupon } from './grant-coupon';
export { endingCoupons, usableCoupons } from './own-coupons';

/** Coupons: what they are made from, the card bag, welfare, codes, gifts, use on orders and in stores. */
export const coupon = defineModule({
  name: 'coupon',
  demo: [{ name: 'wallets', since: '2026-11-24', load: seedCoupons }],
});
