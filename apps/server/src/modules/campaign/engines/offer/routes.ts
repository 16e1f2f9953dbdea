import { route, routes } from '../../../../gateway/routes';
import { showOffers } from './show-offers';
import { shareOffers, takeOffers } from './take-offers';

export const offerRoutes = routes({
  'GET /api/mpmkt/v1/campaign/offers': route({ run: (ctx, { query }) => showOffers(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/offers/take': route({ tx: true, run: (ctx, { body }) => takeOffers(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/offers/share': route({ tx: true, run: (ctx, { body }) => shareOffers(ctx, body) }),
});
