export { contentSeed } from './content-seed';
export { documents } from './documents';
export { banners, tabs, welfareBubble } from './front';
export { storySeed } from './story-seed';
