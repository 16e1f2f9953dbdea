import './coupon.hooks';
import { whenActive } from '../../kernel/account-guard';
import { defineModule } from '../../kernel/module';
import { couponRoutes } from './coupon.routes';
import { seedCoupons } from './demo';
import { lapseGift, settleCoupons } from './settle-coupons';

export { presentCard } from './coupon.presenter';
export { grantCoupon } from './grant-coupon';
export {
  freeFromOrder,
  type JudgedCoupons,
  judgeForUpdate,
  judgeOnOrder,
  judgeOwnCoupons,
  type OrderForCoupons,
  putOnOrder,
  useOnOrder,
} from './order-coupons';
export { endingCoupons, usableCoupons } from './own-coupons';
export { countNewWelfare } from './welfare';

/** Coupons: what they are made from, the card bag, welfare, codes, gifts, use on orders and in stores. */
export const coupon = defineModule({
  name: 'coupon',
  routes: couponRoutes,
  jobs: { lapseGift: whenActive(({ accountId }) => accountId, lapseGift) },
  upkeep: settleCoupons,
  demo: [{ name: 'wallets', since: '2026-11-24', load: seedCoupons }],
});
