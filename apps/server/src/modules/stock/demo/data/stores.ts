import type { DemoStockStore } from './types';

/**
 * Stores with cars in stock. Beijing hands cars over at another location; Ningbo offers no
 * viewings.
 */
export const stockStores: readonly DemoStockStore[] = [
  { storeId: 'sh-jingan', isQuickOffered: true, viewingCapacity: 3 },
  { storeId: 'sh-pudong', isQuickOffered: true, viewingCapacity: 2 },
  { storeId: 'hz-qianjiang', isQuickOffered: true, viewingCapacity: 2 },
  { storeId: 'nb-dongbu', isQuickOffered: true, viewingCapacity: 0 },
  { storeId: 'bj-chaoyang', isQuickOffered: false, viewingCapacity: 2 },
  { storeId: 'sz-nanshan', isQuickOffered: true, viewingCapacity: 2 },
  { storeId: 'gz-tianhe', isQuickOffered: true, viewingCapacity: 2 },
  { storeId: 'cd-gaoxin', isQuickOffered: true, viewingCapacity: 2 },
  { storeId: 'wh-optics', isQuickOffered: true, viewingCapacity: 1 },
  { storeId: 'xa-gaoxin', isQuickOffered: true, viewingCapacity: 1 },
  { storeId: 'cq-guanyin', isQuickOffered: true, viewingCapacity: 1 },
  { storeId: 'qd-laoshan', isQuickOffered: true, viewingCapacity: 1 },
];
