/** The demo data of all modules together, for tests across modules. */
export { people } from '../modules/account/demo';
export { activities, articles, authors, comments, marks, topics, votes } from '../modules/community/demo';
export { banners } from '../modules/content/demo';
export { agreements, orderPlans } from '../modules/order/demo';
export { advisers, cities, stores } from '../modules/store/demo';
export { models } from '../modules/vehicle/demo';
