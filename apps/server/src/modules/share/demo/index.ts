export { linksSeed } from './links-seed';
