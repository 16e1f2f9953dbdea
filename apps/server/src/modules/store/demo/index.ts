export { cities } from './cities';
export { regionsSeed } from './regions-seed';
export { advisers, stores } from './stores';
