export { agreements } from './agreements';
export { agreementsSeed } from './agreements-seed';
export { demoBuyers } from './buyers';
export { changedOrdersOf } from './change/orders';
export { changeAgreementsSeed, changedOrdersSeed, earlyBirdsSeed, rightsSeed, yearOffersSeed } from './change-seed';
export { seedCouponOrders } from './coupon-orders';
export { seedFinalPayments } from './final-seed';
export { orderPlans } from './plans';
