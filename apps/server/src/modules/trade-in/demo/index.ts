export { tradeInOrders } from './trade-in-orders';
export { tradeInSeed } from './trade-in-seed';
