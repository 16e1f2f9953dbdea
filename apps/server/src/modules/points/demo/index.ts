export { walletSeeds } from './wallets-seed';
