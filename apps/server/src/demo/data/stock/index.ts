import { ordinaryCars } from './cars';
import { saleCars, statedCars } from './special';
import type { DemoStockCar, DemoStockStore } from './types';

export { INSTRUCTION_VERSION, statements } from './instruction';
export type * from './types';

/** All cars in stock. */
export const stockCars: readonly DemoStockCar[] = [...statedCars, ...saleCars, ...ordinaryCars];

/** Beijing hands over at another place; Ningbo has no room for viewings. */
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

/** What demo people keep: cars side by side, filters to hear about, sales to be reminded of. */
export const stockPeople = {
  matching: [{ personId: 'person-orders', stockCarIds: ['stock-sold', 'stock-held', 'car-001', 'stock-free'] }],
  reminders: [
    {
      personId: 'person-orders',
      title: '{YL01} 长续航版 · 上海市',
      modelId: 'YL01',
      versionId: 'YL01-pro',
      cityCode: '310100',
      daysAgo: 6,
      found: ['stock-free', 'stock-mine'],
    },
    {
      personId: 'person-orders',
      title: '{YL09} · 珍珠白',
      modelId: 'YL09',
      paint: 'paint-pearl',
      daysAgo: 2,
      found: [],
    },
  ],
  saleReminders: [{ personId: 'person-orders', stockCarId: 'sale-soon' }],
  viewings: [{ personId: 'person-orders', stockCarId: 'stock-marked', day: 2, slot: 3 }],
  /** The first hour of the second day is full there. */
  fullAt: 'sh-pudong',
} as const;
