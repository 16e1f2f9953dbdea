import { route, routes } from '../../../../gateway/routes';
import { helpTeam, showTeam } from './help-team';
import { claimStep, showHelp, startTeam } from './start-team';

export const helpRoutes = routes({
  'GET /api/mpmkt/v1/campaign/help': route({ run: (ctx, { query }) => showHelp(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/help/start': route({ tx: true, run: (ctx, { body }) => startTeam(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/help/claim': route({ tx: true, run: (ctx, { body }) => claimStep(ctx, body) }),
  'GET /api/mpmkt/v1/campaign/help/team': route({ run: (ctx, { query }) => showTeam(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/help/team/help': route({ tx: true, run: (ctx, { body }) => helpTeam(ctx, body) }),
});
