export { cities } from './cities';
export { regionsSeed } from './regions-seed';
export { serviceCentres } from './service-centres';
export { advisers, stores } from './stores';
