export { seedCoupons, seedDriveCoupons, seedOrderCoupons } from './seed-coupons';
