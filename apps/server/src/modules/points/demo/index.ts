export { seedHistory } from './seed-history';
export { type PastBooking, seedBefore, seedLedgers } from './seed-ledgers';
export { walletSeeds } from './wallets-seed';
