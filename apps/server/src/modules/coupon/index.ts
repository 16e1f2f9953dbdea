import './coupon.hooks';
import '../../kernel/staff-sight';
import { whenActive } from '../../kernel/account-guard';
import { defineModule } from '../../kernel/module';
import { couponRoutes } from './coupon.routes';
import {
  seedCoupons,
  seedDeliverCoupons,
  seedDriveCoupons,
  seedHelpCoupons,
  seedInnerCoupons,
  seedInviteCoupons,
  seedOrderCoupons,
  seedPollCoupons,
  seedRightsCoupons,
} from './demo';
import { selectDesk } from './desk.repository';
import { lapseGift, settleCoupons } from './settle-coupons';

export { presentCard } from './coupon.presenter';
export { statesOfCoupons } from './coupon-states';
export { desksOf, moveDesk } from './desk.repository';
export { grantCoupon } from './grant-coupon';
export {
  couponsOfOrder,
  freeFromOrder,
  type JudgedCoupons,
  judgeForUpdate,
  judgeOnOrder,
  judgeOwnCoupons,
  type OrderForCoupons,
  putOnOrder,
  useOnOrder,
} from './order-coupons';
export { couponsForCar, couponsOfTemplates, usableCoupons, walletOf } from './own-coupons';
export { unknownTemplates } from './unknown-templates';
export { countNewWelfare } from './welfare';
export { withdrawCoupon } from './withdraw-coupon';

/** Coupons: what they are made from, the card bag, welfare, codes, gifts, use on orders and in stores. */
export const coupon = defineModule({
  name: 'coupon',
  routes: couponRoutes,
  jobs: { lapseGift: whenActive(({ accountId }) => accountId, lapseGift) },
  hooks: { storeOfStaff: (ctx, { accountId }) => selectDesk(ctx.db, accountId) },
  upkeep: settleCoupons,
  demo: [
    { name: 'wallets', since: '2026-11-24', load: seedCoupons },
    { name: 'order-coupons', since: '2026-11-25', load: seedOrderCoupons },
    { name: 'drive-coupons', since: '2026-11-26', load: seedDriveCoupons },
    { name: 'rights-coupons', since: '2026-11-27', load: seedRightsCoupons },
    { name: 'deliver-coupons', since: '2026-11-26', load: seedDeliverCoupons },
    { name: 'invite-coupons', since: '2026-11-26', load: seedInviteCoupons },
    { name: 'inner-coupons', since: '2026-11-27', load: seedInnerCoupons },
    { name: 'poll-coupons', since: '2026-11-27', load: seedPollCoupons },
    { name: 'help-coupons', since: '2026-11-28', load: seedHelpCoupons },
  ],
});
