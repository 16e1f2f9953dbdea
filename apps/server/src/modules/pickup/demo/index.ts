export { seedDelivered, seedHandovers, seedPickupPlans } from './seed-handovers';
