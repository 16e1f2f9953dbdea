import { ordinaryCars } from './cars';
import { saleCars, statedCars } from './special';
import type { DemoStockCar } from './types';

export { INSTRUCTION_VERSION, statements } from './instruction';
export { stockStores } from './stores';
export type * from './types';

/** All cars in stock. */
export const stockCars: readonly DemoStockCar[] = [...statedCars, ...saleCars, ...ordinaryCars];

/** Stock data of demo people: cars to compare, arrival reminders, sale reminders. */
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
  /** The first slot of the second day is full at this store. */
  fullAt: 'sh-pudong',
} as const;
