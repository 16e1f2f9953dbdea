import { createShop, type Shop } from '../order/order.fixture';
import { seedRestaurants } from './demo';

export const TABLES = 'GET /api/mporder/v1/restaurant/tables' as const;
export const BOOK = 'POST /api/mporder/v1/restaurant/book' as const;

/** Restaurant of the demo with five tables. */
export const RESTAURANT = 'dine-bj-chaoyang';
export const PHONE = '13812345678';

/** A shop with the restaurants of the demo. */
export async function createDiningShop(config: Parameters<typeof createShop>[0] = {}): Promise<Shop> {
  const shop = await createShop(config);
  await shop.server.database.transaction((db) => seedRestaurants({ ...shop.server.ctx(), db }));
  return shop;
}
