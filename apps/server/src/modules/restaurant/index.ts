import { SECOND_MS } from '@voltfront/rules/time';
import { route } from '../../gateway/routes';
import { whenActive } from '../../kernel/account-guard';
import { defineModule } from '../../kernel/module';
import { bookTable, cancelTable, loseTable, showOwnTable } from './book-table';
import { seedRestaurants } from './demo';
import { tablePlacesOf } from './keep-restaurant';
import { loadRestaurant, showRestaurant } from './show-restaurant';
import { tablesOf } from './tables-of';

export { markDish, restaurantOfStaff, setTables } from './keep-restaurant';
export { restaurantOf } from './show-restaurant';

/** Whether a restaurant is open may be this old. */
const KEEP_MS = 5 * SECOND_MS;

/** Restaurants and cafés in stores: menus, and tables that people book. */
export const restaurant = defineModule({
  name: 'restaurant',
  routes: {
    'GET /api/mporder/v1/restaurant/detail': route({
      cacheMs: KEEP_MS,
      run: (ctx, { query }) => showRestaurant(ctx, query),
    }),
    'GET /api/mporder/v1/restaurant/tables': route({
      run: async (ctx, { query }) => ({ items: await tablesOf(await loadRestaurant(ctx, query.restaurantId), ctx) }),
    }),
    'GET /api/mporder/v1/restaurant/own': route({ run: (ctx, { query }) => showOwnTable(ctx, query) }),
    'POST /api/mporder/v1/restaurant/book': route({ tx: true, run: (ctx, { body }) => bookTable(ctx, body) }),
    'POST /api/mporder/v1/restaurant/cancel': route({ tx: true, run: (ctx, { body }) => cancelTable(ctx, body) }),
  },
  events: { SlotClosed: { loseTable: whenActive(({ userId }) => userId, loseTable) } },
  hooks: { slotPlacesOfStore: tablePlacesOf },
  demo: [{ name: 'restaurants', since: '2026-11-26', load: seedRestaurants }],
});
