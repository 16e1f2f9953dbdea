import { route, routes } from '../../../../gateway/routes';
import { exchangeReward } from './exchange-reward';
import { listOwnExchanges, listOwnTickets, listRewards, showExchange } from './show-exchange';

export const exchangeRoutes = routes({
  'GET /api/mpmkt/v1/campaign/exchange': route({ run: (ctx, { query }) => showExchange(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/exchange': route({ tx: true, run: (ctx, { body }) => exchangeReward(ctx, body) }),
  'GET /api/mpmkt/v1/campaign/exchange/rewards': route({ run: (ctx, { query }) => listRewards(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/exchange/tickets': route({ run: (ctx, { query }) => listOwnTickets(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/exchange/records': route({ run: (ctx, { query }) => listOwnExchanges(ctx, query) }),
});
