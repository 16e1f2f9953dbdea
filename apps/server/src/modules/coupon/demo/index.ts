export {
  seedCoupons,
  seedDeliverCoupons,
  seedDriveCoupons,
  seedInviteCoupons,
  seedOrderCoupons,
  seedRightsCoupons,
} from './seed-coupons';
