export { agreements } from './agreements';
export { models } from './catalogue';
export * from './content';
export { people } from './people';
export { advisers, cities, stores } from './regions';
export type * from './types';
