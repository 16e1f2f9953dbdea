import { SECOND_MS } from '@voltfront/rules/time';
import { route, routes } from '../../gateway/routes';
import { checkConfiguration } from './check-configuration';
import { listModels } from './list-models';
import { quoteConfiguration } from './quote-configuration';
import { setReminder } from './set-reminder';
import { openShared, shareConfiguration } from './share-configuration';
import { showConfig, showModel } from './show-model';
import { listShared, showSharedCard } from './show-shared';
import { viewShared, withdrawShared } from './view-shared';
import { addWish, dropWish, showWishes } from './wishlist';

export const vehicleRoutes = routes({
  'GET /api/mporder/v1/vehicle/models': route({
    cacheMs: 2 * SECOND_MS,
    run: (ctx, { query }) => listModels(ctx, query),
  }),
  'GET /api/mporder/v1/vehicle/model': route({
    cacheMs: 2 * SECOND_MS,
    run: (ctx, { query }) => showModel(ctx, query),
  }),
  'GET /api/mporder/v1/vehicle/config': route({
    cacheMs: 2 * SECOND_MS,
    run: (ctx, { query }) => showConfig(ctx, query),
  }),
  'POST /api/mporder/v1/vehicle/quote': route({ run: (ctx, { body }) => quoteConfiguration(ctx, body) }),
  'POST /api/mporder/v1/vehicle/config/check': route({ run: (ctx, { body }) => checkConfiguration(ctx, body) }),
  'POST /api/mporder/v1/vehicle/config/share': route({
    tx: true,
    run: (ctx, { body }) => shareConfiguration(ctx, body),
  }),
  'GET /api/mporder/v1/vehicle/config/shared/card': route({ run: (ctx, { query }) => showSharedCard(ctx, query) }),
  'GET /api/mporder/v1/vehicle/config/shared/more': route({ run: (ctx, { query }) => listShared(ctx, query) }),
  'POST /api/mporder/v1/vehicle/config/shared/view': route({ tx: true, run: (ctx, { body }) => viewShared(ctx, body) }),
  'POST /api/mporder/v1/vehicle/config/shared/withdraw': route({
    tx: true,
    run: (ctx, { body }) => withdrawShared(ctx, body),
  }),
  'GET /api/mporder/v1/vehicle/config/shared': route({ run: (ctx, { query }) => openShared(ctx, query) }),
  'GET /api/mporder/v1/vehicle/wishlist': route({ run: (ctx, { query }) => showWishes(ctx, query) }),
  'POST /api/mporder/v1/vehicle/wishlist/add': route({ tx: true, run: (ctx, { body }) => addWish(ctx, body) }),
  'POST /api/mporder/v1/vehicle/wishlist/delete': route({ tx: true, run: (ctx, { body }) => dropWish(ctx, body) }),
  'POST /api/mporder/v1/vehicle/reminder': route({ tx: true, run: (ctx, { body }) => setReminder(ctx, body) }),
});
