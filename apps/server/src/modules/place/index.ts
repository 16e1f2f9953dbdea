import { MINUTE_MS } from '@voltfront/rules/time';
import { route, routes } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { findNearby, searchPlaces } from './find-places';
import { namePosition } from './name-position';

const KEEP_MS = MINUTE_MS;

/**
 * Places on the map: addresses of points, nearby places, search. A caller's location is never
 * stored.
 */
export const place = defineModule({
  name: 'place',
  routes: routes({
    'POST /{product}-mp-account/v1/account/getMapPositionDTO':
      route<'POST /{product}-mp-account/v1/account/getMapPositionDTO'>({
        run: (ctx, { body }) => namePosition(ctx, body),
      }),
    'GET /api/mpaccount/v1/place/search': route<'GET /api/mpaccount/v1/place/search'>({
      cacheMs: KEEP_MS,
      run: (ctx, { query }) => searchPlaces(ctx, query),
    }),
    'GET /api/mpaccount/v1/place/nearby': route<'GET /api/mpaccount/v1/place/nearby'>({
      cacheMs: KEEP_MS,
      run: (ctx, { query }) => findNearby(ctx, query),
    }),
  }),
});
