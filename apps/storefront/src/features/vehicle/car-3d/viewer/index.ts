export { Viewer } from './viewer';
