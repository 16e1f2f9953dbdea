export { homeSeed } from './home-seed';
