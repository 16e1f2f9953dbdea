import { MINUTE_MS } from '@voltfront/rules/time';
import { route, routes } from '../../gateway/routes';
import { listStores } from './list-stores';
import { deliverCitiesFor } from './nearest-cities';
import { presentCity } from './store.presenter';
import { selectCities } from './store.repository';

const KEEP_MS = MINUTE_MS;

/** Cities and stores: the same for everybody. */
export const storeRoutes = routes({
  'GET /api/mporder/v1/order/pub/selectDeliverCity': route<'GET /api/mporder/v1/order/pub/selectDeliverCity'>({
    cacheMs: KEEP_MS,
    run: async (ctx) => (await selectCities(ctx.db)).map(presentCity),
  }),
  'POST /{product}-mp-order/v1/order/pub/selectDeliverCityByRegisterCity':
    route<'POST /{product}-mp-order/v1/order/pub/selectDeliverCityByRegisterCity'>({
      run: async (ctx, { body }) =>
        deliverCitiesFor(await selectCities(ctx.db), body.registerCityCode).map(presentCity),
    }),
  'GET /api/mporder/v1/order/stores': route<'GET /api/mporder/v1/order/stores'>({
    cacheMs: KEEP_MS,
    run: (ctx, { query }) => listStores(ctx, query),
  }),
});
