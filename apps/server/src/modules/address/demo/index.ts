export { seedAddresses } from './seed-addresses';
