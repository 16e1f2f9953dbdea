export {
  seedCoupons,
  seedDeliverCoupons,
  seedDriveCoupons,
  seedHelpCoupons,
  seedInnerCoupons,
  seedInviteCoupons,
  seedOrderCoupons,
  seedPollCoupons,
  seedRightsCoupons,
} from './seed-coupons';
