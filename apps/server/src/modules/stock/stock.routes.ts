import { route, routes } from '../../gateway/routes';
import { bookViewing, cancelViewing } from './book-viewing';
import { confirmInstruction } from './confirm-instruction';
import { listSale, listStock } from './list-cars';
import { listQuick } from './list-quick';
import { listStores } from './list-stores';
import { addMatching, dropMatching, showMatching, summariseMatches } from './matching-list';
import { releaseHold, showHold } from './own-hold';
import { addReminder, dropReminder, listReminders } from './reminders';
import { setSaleReminder } from './sale-reminders';
import { showCar } from './show-car';
import { showConversion } from './show-conversion';
import { showFacets } from './show-facets';
import { showInstruction } from './show-instruction';
import { showModelStock } from './show-model-stock';
import { showPhotos } from './show-photos';
import { showSimilar } from './show-similar';
import { listStaffCars, showStaffCar } from './staff-cars';
import { listViewings, showSlots } from './viewings';

export const stockRoutes = routes({
  'GET /api/mporder/v1/staff/catalogue/cars': route({ run: (ctx, { query }) => listStaffCars(ctx, query) }),
  'GET /api/mporder/v1/staff/catalogue/car': route({ run: (ctx, { query }) => showStaffCar(ctx, query) }),
  'GET /api/mporder/v1/stock/cars': route({ run: (ctx, { query }) => listStock(ctx, query) }),
  'GET /api/mporder/v1/stock/sale/cars': route({ run: (ctx, { query }) => listSale(ctx, query) }),
  'GET /api/mporder/v1/stock/quick/cars': route({ run: (ctx, { query }) => listQuick(ctx, query) }),
  'GET /api/mporder/v1/stock/facets': route({ run: (ctx, { query }) => showFacets(ctx, query) }),
  'GET /api/mporder/v1/stock/car': route({ run: (ctx, { query }) => showCar(ctx, query) }),
  'GET /api/mporder/v1/stock/similar': route({ run: (ctx, { query }) => showSimilar(ctx, query) }),
  'GET /api/mporder/v1/stock/photos': route({ run: (ctx, { query }) => showPhotos(ctx, query) }),
  'GET /api/mporder/v1/stock/model': route({ run: (ctx, { query }) => showModelStock(ctx, query) }),
  'GET /api/mporder/v1/stock/stores': route({ run: (ctx, { query }) => listStores(ctx, query) }),

  'GET /api/mporder/v1/stock/instruction': route({ run: (ctx, { query }) => showInstruction(ctx, query) }),
  'POST /api/mporder/v1/stock/confirm': route({ tx: true, run: (ctx, { body }) => confirmInstruction(ctx, body) }),
  'GET /api/mporder/v1/stock/hold': route({ run: (ctx) => showHold(ctx) }),
  'POST /api/mporder/v1/stock/hold/release': route({ tx: true, run: (ctx, { body }) => releaseHold(ctx, body) }),
  'GET /api/mporder/v1/stock/conversion': route({ run: (ctx, { query }) => showConversion(ctx, query) }),

  'GET /api/mporder/v1/stock/matching': route({ run: (ctx, { query }) => showMatching(ctx, query) }),
  'POST /api/mporder/v1/stock/matching/add': route({ tx: true, run: (ctx, { body }) => addMatching(ctx, body) }),
  'POST /api/mporder/v1/stock/matching/delete': route({ tx: true, run: (ctx, { body }) => dropMatching(ctx, body) }),
  'GET /api/mporder/v1/stock/matching/summary': route({ run: (ctx, { query }) => summariseMatches(ctx, query) }),

  'GET /api/mporder/v1/stock/reminders': route({ run: (ctx) => listReminders(ctx) }),
  'POST /api/mporder/v1/stock/reminder': route({ tx: true, run: (ctx, { body }) => addReminder(ctx, body) }),
  'POST /api/mporder/v1/stock/reminder/delete': route({ tx: true, run: (ctx, { body }) => dropReminder(ctx, body) }),
  'POST /api/mporder/v1/stock/sale/reminder': route({ tx: true, run: (ctx, { body }) => setSaleReminder(ctx, body) }),

  'GET /api/mporder/v1/stock/viewing/slots': route({ run: (ctx, { query }) => showSlots(ctx, query) }),
  'POST /api/mporder/v1/stock/viewing': route({ tx: true, run: (ctx, { body }) => bookViewing(ctx, body) }),
  'POST /api/mporder/v1/stock/viewing/cancel': route({ tx: true, run: (ctx, { body }) => cancelViewing(ctx, body) }),
  'GET /api/mporder/v1/stock/viewings': route({ run: (ctx, { query }) => listViewings(ctx, query) }),
});
