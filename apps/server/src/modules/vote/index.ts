import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { castBallot } from './cast-ballot';
import { seedVotes } from './demo';
import { showVote } from './show-vote';

/** Votes: questions as data, one ballot per person and period, results hidden until one has voted. */
export const vote = defineModule({
  name: 'vote',
  routes: {
    'GET /api/mpmkt/v1/vote': route({ run: (ctx, { query }) => showVote(ctx, query) }),
    'POST /api/mpmkt/v1/vote/ballot': route({ tx: true, run: (ctx, { body }) => castBallot(ctx, body) }),
  },
  demo: [{ name: 'votes', since: '2026-11-26', load: seedVotes }],
});
