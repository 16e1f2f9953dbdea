import { stockLists } from './stock-lists';
import { stockOwn } from './stock-own';

export * from './stock-shapes';

/** Cars that are built already. */
export const stock = { ...stockLists, ...stockOwn };
