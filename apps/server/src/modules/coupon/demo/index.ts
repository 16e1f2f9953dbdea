export {
  seedCoupons,
  seedDeliverCoupons,
  seedDriveCoupons,
  seedInnerCoupons,
  seedInviteCoupons,
  seedOrderCoupons,
  seedRightsCoupons,
} from './seed-coupons';
