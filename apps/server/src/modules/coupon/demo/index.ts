export { seedCoupons, seedDriveCoupons, seedInviteCoupons, seedOrderCoupons, seedRightsCoupons } from './seed-coupons';
