export { seedCoupons, seedOrderCoupons } from './seed-coupons';
