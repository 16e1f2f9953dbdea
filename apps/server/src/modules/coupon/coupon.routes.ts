import { route, routes } from '../../gateway/routes';
import { claimWelfare } from './claim-welfare';
import { giveCoupon, takeGiftBack } from './give-coupon';
import { listCoupons } from './list-coupons';
import { receiveGift } from './receive-gift';
import { redeemCode } from './redeem-code';
import { redeemCoupon } from './redeem-coupon';
import { showCoupon, showStoreCode } from './show-coupon';
import { showGift } from './show-gift';
import { issueCoupon, listHeldCoupons, listTemplates, takeCouponBack } from './staff-coupons';
import { listWelfare, noteWelfareSeen } from './welfare';

export const couponRoutes = routes({
  'GET /api/mpintegral/v1/coupons': route({ run: (ctx, { query }) => listCoupons(ctx, query) }),
  'GET /api/mpintegral/v1/coupons/detail': route({ run: (ctx, { query }) => showCoupon(ctx, query.couponId) }),
  'GET /api/mpintegral/v1/coupons/storeCode': route({ run: (ctx, { query }) => showStoreCode(ctx, query.couponId) }),
  'POST /api/mpintegral/v1/coupons/redeem': route({ tx: true, run: (ctx, { body }) => redeemCoupon(ctx, body.number) }),
  'POST /api/mpintegral/v1/coupons/code': route({ tx: true, run: (ctx, { body }) => redeemCode(ctx, body.code) }),
  'GET /api/mpintegral/v1/coupons/welfare': route({ run: (ctx) => listWelfare(ctx) }),
  'POST /api/mpintegral/v1/coupons/welfare/claim': route({
    tx: true,
    run: (ctx, { body }) => claimWelfare(ctx, body.offerId),
  }),
  'POST /api/mpintegral/v1/coupons/welfare/seen': route({ tx: true, run: (ctx) => noteWelfareSeen(ctx) }),
  'POST /api/mpintegral/v1/coupons/gift': route({ tx: true, run: (ctx, { body }) => giveCoupon(ctx, body) }),
  'POST /api/mpintegral/v1/coupons/gift/takeBack': route({
    tx: true,
    run: (ctx, { body }) => takeGiftBack(ctx, body.giftCode),
  }),
  'GET /api/mpintegral/v1/staff/coupons/templates': route({ run: (ctx, { query }) => listTemplates(ctx, query) }),
  'GET /api/mpintegral/v1/staff/coupons': route({ run: (ctx, { query }) => listHeldCoupons(ctx, query) }),
  'POST /api/mpintegral/v1/staff/coupons/issue': route({ tx: true, run: (ctx, { body }) => issueCoupon(ctx, body) }),
  'POST /api/mpintegral/v1/staff/coupons/takeBack': route({
    tx: true,
    run: (ctx, { body }) => takeCouponBack(ctx, body),
  }),
  'GET /api/mpintegral/v1/coupons/gift': route({ run: (ctx, { query }) => showGift(ctx, query.giftCode) }),
  'POST /api/mpintegral/v1/coupons/gift/receive': route({
    tx: true,
    run: (ctx, { body }) => receiveGift(ctx, body.giftCode),
  }),
});
