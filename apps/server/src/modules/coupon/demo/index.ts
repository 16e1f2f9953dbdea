export { seedCoupons, seedDriveCoupons, seedInviteCoupons, seedOrderCoupons } from './seed-coupons';
