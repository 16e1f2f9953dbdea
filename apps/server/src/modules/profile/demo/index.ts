export { seedProfiles } from './seed-profiles';
