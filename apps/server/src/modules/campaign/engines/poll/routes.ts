import { route, routes } from '../../../../gateway/routes';
import { castVote, sharePoll } from './cast-vote';
import { showPoll } from './show-poll';
import { excludeVoter, showForStaff } from './staff-poll';

export const pollRoutes = routes({
  'GET /api/mpmkt/v1/campaign/poll': route({ run: (ctx, { query }) => showPoll(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/poll/vote': route({ tx: true, run: (ctx, { body }) => castVote(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/poll/share': route({ tx: true, run: (ctx, { body }) => sharePoll(ctx, body) }),
  'GET /api/mpmkt/v1/staff/campaign/poll': route({ run: (ctx, { query }) => showForStaff(ctx, query) }),
  'POST /api/mpmkt/v1/staff/campaign/poll/exclude': route({
    tx: true,
    run: (ctx, { body }) => excludeVoter(ctx, body),
  }),
});
