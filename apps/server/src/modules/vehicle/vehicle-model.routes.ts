import { SECOND_MS } from '@voltfront/rules/time';
import { route, routes } from '../../gateway/routes';
import { compareVersions } from './compare-versions';
import { findEntrance } from './find-entrance';
import { showBlindBooking } from './show-blind-booking';
import { showParameters } from './show-parameters';

export const vehicleModelRoutes = routes({
  'GET /api/mporder/v1/vehicle/parameters': route({
    cacheMs: 2 * SECOND_MS,
    run: (ctx, { query }) => showParameters(ctx, query),
  }),
  'GET /api/mporder/v1/vehicle/comparison': route({
    cacheMs: 2 * SECOND_MS,
    run: (ctx, { query }) => compareVersions(ctx, query),
  }),
  'GET /api/mporder/v1/vehicle/blindBooking': route({ run: (ctx, { query }) => showBlindBooking(ctx, query) }),
  'GET /api/mporder/v1/vehicle/entrance': route({ run: (ctx, { query }) => findEntrance(ctx, query) }),
});
