export { seedBroadcasts } from './seed-broadcasts';
export { seedMessages } from './seed-messages';
export { seedNotices } from './seed-notices';
