export { downloadSeed } from './download-seed';
