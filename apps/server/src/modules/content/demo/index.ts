export { contentSeed } from './content-seed';
export { banners } from './front';
export { storySeed } from './story-seed';
