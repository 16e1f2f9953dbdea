export { seedRefunds } from './seed-refunds';
