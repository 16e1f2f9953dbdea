export { configSeed } from './config-seed';
