export { seedWays, seedWaysOf } from './seed-ways';
