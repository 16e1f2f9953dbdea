export { seedMessages } from './seed-messages';
