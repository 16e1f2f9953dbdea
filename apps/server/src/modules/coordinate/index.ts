import { SECOND_MS } from '@voltfront/rules/time';
import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { seedCoordinates } from './demo';
import { listNear, showCoordinate, showOwn } from './show-coordinate';
import { visitCoordinate, wantCoordinate } from './visit-coordinate';

/** The number of visitors may be this old. */
const KEEP_MS = 5 * SECOND_MS;

/** Places worth driving to: what they are, who wants to go there, who was there. */
export const coordinate = defineModule({
  name: 'coordinate',
  routes: {
    'GET /api/mporder/v1/coordinate/detail': route({
      cacheMs: KEEP_MS,
      run: (ctx, { query }) => showCoordinate(ctx, query),
    }),
    'GET /api/mporder/v1/coordinate/near': route({ cacheMs: KEEP_MS, run: (ctx, { query }) => listNear(ctx, query) }),
    'GET /api/mporder/v1/coordinate/own': route({ run: (ctx, { query }) => showOwn(ctx, query) }),
    'POST /api/mporder/v1/coordinate/want': route({ tx: true, run: (ctx, { body }) => wantCoordinate(ctx, body) }),
    'POST /api/mporder/v1/coordinate/visit': route({ tx: true, run: (ctx, { body }) => visitCoordinate(ctx, body) }),
  },
  demo: [{ name: 'coordinates', since: '2026-11-26', load: seedCoordinates }],
});
