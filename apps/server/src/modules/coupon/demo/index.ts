export { seedCoupons } from './seed-coupons';
