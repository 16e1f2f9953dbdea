export { seedCoupons, seedDriveCoupons, seedOrderCoupons, seedRightsCoupons } from './seed-coupons';
