import { MINUTE_MS } from '@voltfront/rules/time';
import { route } from '../../gateway/routes';
import { whenActive } from '../../kernel/account-guard';
import { defineModule } from '../../kernel/module';
import { bookService, cancelService, listServiceSlots, loseService } from './book-service';
import { careOfCars } from './care-of-cars';
import { seedManual, seedOwnedCars, seedServiceCentrePlans } from './demo';
import { selectOwnedCar, selectPlated } from './owned-car.repository';
import { saveOwnedCar } from './save-owned-car';
import { listManual, showChapter } from './show-manual';
import { kilometresOf, listOwnedCars, showCarToFriends, showOwnedCar } from './show-owned-car';

/** Cars after their handover: name, plate, warranty, services. */
export const ownedCar = defineModule({
  name: 'owned-car',
  routes: {
    'GET /api/mporder/v1/ownedCar/manual': route({ cacheMs: MINUTE_MS, run: (ctx) => listManual(ctx) }),
    'GET /api/mporder/v1/ownedCar/manual/chapter': route({
      cacheMs: MINUTE_MS,
      run: (ctx, { query }) => showChapter(ctx, query),
    }),
    'GET /api/mporder/v1/ownedCars': route({ run: (ctx) => listOwnedCars(ctx) }),
    'GET /api/mporder/v1/ownedCar': route({ run: (ctx, { query }) => showOwnedCar(ctx, query) }),
    'POST /api/mporder/v1/ownedCar/save': route({ tx: true, run: (ctx, { body }) => saveOwnedCar(ctx, body) }),
    'GET /api/mporder/v1/ownedCar/service/slots': route({
      run: async (ctx, { query }) => ({ items: await listServiceSlots(ctx, query.storeId) }),
    }),
    'POST /api/mporder/v1/ownedCar/service/book': route({ tx: true, run: (ctx, { body }) => bookService(ctx, body) }),
    'POST /api/mporder/v1/ownedCar/service/cancel': route({
      tx: true,
      run: (ctx, { body }) => cancelService(ctx, body),
    }),
  },
  events: { SlotClosed: { loseService: whenActive(({ userId }) => userId, loseService) } },
  hooks: {
    carToShow: showCarToFriends,
    careOfPerson: careOfCars,
    yearInFigures: kilometresOf,
    plateOfOrder: async (ctx, key) => (await selectOwnedCar(ctx.db, key))?.plate ?? null,
    ordersWithPlate: (ctx, { userId, orderNos }) => selectPlated(ctx.db, userId, orderNos),
  },
  demo: [
    { name: 'owned-cars', since: '2026-11-25', load: seedOwnedCars },
    { name: 'manual', since: '2026-11-26', load: seedManual },
    { name: 'service-centres', since: '2026-11-26', load: seedServiceCentrePlans },
  ],
});
