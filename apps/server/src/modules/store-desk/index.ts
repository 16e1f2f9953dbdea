import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { closeStore, reopenStore, saveStore, setAdviser, setCars, setDish, setRestaurant } from './change-store';
import { listStaffStores, showBookings, showStaffStore } from './show-stores';

/** The console's room of stores: what several modules keep of a store, shown and changed in one place. */
export const storeDesk = defineModule({
  name: 'store-desk',
  routes: {
    'GET /api/mporder/v1/staff/stores': route({ run: (ctx, { query }) => listStaffStores(ctx, query) }),
    'GET /api/mporder/v1/staff/store': route({ run: (ctx, { query }) => showStaffStore(ctx, query) }),
    'GET /api/mporder/v1/staff/store/bookings': route({ run: (ctx, { query }) => showBookings(ctx, query) }),
    'POST /api/mporder/v1/staff/store/save': route({ tx: true, run: (ctx, { body }) => saveStore(ctx, body) }),
    'POST /api/mporder/v1/staff/store/close': route({ tx: true, run: (ctx, { body }) => closeStore(ctx, body) }),
    'POST /api/mporder/v1/staff/store/reopen': route({ tx: true, run: (ctx, { body }) => reopenStore(ctx, body) }),
    'POST /api/mporder/v1/staff/store/cars': route({ tx: true, run: (ctx, { body }) => setCars(ctx, body) }),
    'POST /api/mporder/v1/staff/store/restaurant': route({
      tx: true,
      run: (ctx, { body }) => setRestaurant(ctx, body),
    }),
    'POST /api/mporder/v1/staff/store/dish': route({ tx: true, run: (ctx, { body }) => setDish(ctx, body) }),
    'POST /api/mporder/v1/staff/store/adviser': route({ tx: true, run: (ctx, { body }) => setAdviser(ctx, body) }),
  },
});
