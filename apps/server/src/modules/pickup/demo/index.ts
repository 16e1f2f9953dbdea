export { seedHandovers, seedPickupPlans } from './seed-handovers';
