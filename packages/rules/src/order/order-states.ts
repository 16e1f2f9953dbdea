/** The order life cycle in one import: constants, states with their moves, and what a customer can do in each. */
export * from './order-actions';
export * from './order-changes';
export * from './order-constants';
export * from './order-moves';
