export { type Look, Viewer, type ViewerOptions } from './viewer';
