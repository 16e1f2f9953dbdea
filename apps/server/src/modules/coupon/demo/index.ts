export {
  seedCoupons,
  seedDeliverCoupons,
  seedDriveCoupons,
  seedInnerCoupons,
  seedInviteCoupons,
  seedOrderCoupons,
  seedPollCoupons,
  seedRightsCoupons,
} from './seed-coupons';
