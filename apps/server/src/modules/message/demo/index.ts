export { seedMessages } from './seed-messages';
export { seedNotices } from './seed-notices';
