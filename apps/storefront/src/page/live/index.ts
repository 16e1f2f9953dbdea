export { startLive } from './start-live';
