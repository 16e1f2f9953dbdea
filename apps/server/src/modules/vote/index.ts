import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { castBallot } from './cast-ballot';
import { seedVotes } from './demo';
import { seedHiddenVote } from './demo/hidden-vote';
import { saveVote, showVoteToAll, stepVote } from './keep-vote';
import { showVote } from './show-vote';
import { listStaffVotes, showStaffVote } from './staff-votes';

/** Votes: questions as data, one ballot per person and period, results hidden until one has voted. */
export const vote = defineModule({
  name: 'vote',
  routes: {
    'GET /api/mpmkt/v1/vote': route({ run: (ctx, { query }) => showVote(ctx, query) }),
    'POST /api/mpmkt/v1/vote/ballot': route({ tx: true, run: (ctx, { body }) => castBallot(ctx, body) }),
    'GET /api/mpmkt/v1/staff/votes': route({ run: (ctx, { query }) => listStaffVotes(ctx, query) }),
    'GET /api/mpmkt/v1/staff/vote': route({ run: (ctx, { query }) => showStaffVote(ctx, query) }),
    'POST /api/mpmkt/v1/staff/vote/save': route({ tx: true, run: (ctx, { body }) => saveVote(ctx, body) }),
    'POST /api/mpmkt/v1/staff/vote/show': route({ tx: true, run: (ctx, { body }) => showVoteToAll(ctx, body) }),
    'POST /api/mpmkt/v1/staff/vote/step': route({ tx: true, run: (ctx, { body }) => stepVote(ctx, body) }),
  },
  demo: [
    { name: 'votes', since: '2026-11-26', load: seedVotes },
    { name: 'hidden-vote', since: '2026-11-26', load: seedHiddenVote },
  ],
});
