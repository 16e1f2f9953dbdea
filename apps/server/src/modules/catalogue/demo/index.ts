export { seedChanges } from './seed-changes';
