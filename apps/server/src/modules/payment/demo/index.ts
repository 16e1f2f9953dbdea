export { seedLateBlindPayment } from './late-blind-payment';
