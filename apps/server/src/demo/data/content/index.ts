export { activities } from './activities';
export { articles } from './articles';
export { authors } from './authors';
export { comments } from './comments';
export { banners, tabs, welfareBubble } from './home';
export { topics } from './topics';
export { votes } from './votes';
