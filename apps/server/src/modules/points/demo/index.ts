export { seedHistory } from './seed-history';
export { walletSeeds } from './wallets-seed';
