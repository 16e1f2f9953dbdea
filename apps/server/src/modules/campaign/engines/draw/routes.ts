import { route, routes } from '../../../../gateway/routes';
import { checkDraws } from './check-draws';
import { sendFigures, showCollection, turnFigure } from './collection';
import { drawOnce } from './draw-once';
import { listOwnChances } from './list-chances';
import { listOwnDraws } from './list-draws';
import { catchGift } from './live/catch-gift';
import { shareLive, watch } from './live/earn-chances';
import { setLiveReminder } from './live/remind-of-live';
import { showLive } from './live/show-live';
import { showDraw } from './show-draw';

export const drawRoutes = routes({
  'GET /api/mpmkt/v1/campaign/draw': route({ run: (ctx, { query }) => showDraw(ctx, query) }),
  'GET /api/mpmkt/v1/staff/campaign/draws/check': route({ run: (ctx, { query }) => checkDraws(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/draw': route({ tx: true, run: (ctx, { body }) => drawOnce(ctx, body) }),
  'GET /api/mpmkt/v1/campaign/draw/records': route({ run: (ctx, { query }) => listOwnDraws(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/draw/chances': route({ run: (ctx, { query }) => listOwnChances(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/draw/collection': route({ run: (ctx, { query }) => showCollection(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/draw/collection/turn': route({
    tx: true,
    run: (ctx, { body }) => turnFigure(ctx, body),
  }),
  'POST /api/mpmkt/v1/campaign/draw/collection/send': route({
    tx: true,
    run: (ctx, { body }) => sendFigures(ctx, body),
  }),
  'GET /api/mpmkt/v1/campaign/live': route({ run: (ctx, { query }) => showLive(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/live/watch': route({ tx: true, run: (ctx, { body }) => watch(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/live/share': route({ tx: true, run: (ctx, { body }) => shareLive(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/live/catch': route({ tx: true, run: (ctx, { body }) => catchGift(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/live/remind': route({ tx: true, run: (ctx, { body }) => setLiveReminder(ctx, body) }),
});
