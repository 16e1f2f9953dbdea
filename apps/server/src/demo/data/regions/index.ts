export { cities } from './cities';
export { advisers, stores } from './stores';
