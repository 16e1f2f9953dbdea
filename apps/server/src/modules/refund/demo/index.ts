export { seedDesk } from './seed-desk';
export { seedRefunds } from './seed-refunds';
