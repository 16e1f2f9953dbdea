import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { seedExperiences } from './demo';
import { attend, cancelBooking, exchangeKr } from './exchange-kr';
import { giveHonour } from './give-honour';
import { listAwards, listKr, showHonour } from './show-honour';

/** KR: honours with a reason and a giver, and experiences that it is exchanged for. It is neither sold nor passed on. */
export const honour = defineModule({
  name: 'honour',
  routes: {
    'GET /api/mpintegral/v1/honour': route({ run: (ctx) => showHonour(ctx) }),
    'GET /api/mpintegral/v1/honour/awards': route({ run: (ctx, { query }) => listAwards(ctx, query) }),
    'GET /api/mpintegral/v1/honour/entries': route({ run: (ctx, { query }) => listKr(ctx, query) }),
    'POST /api/mpintegral/v1/honour/exchange': route({ tx: true, run: (ctx, { body }) => exchangeKr(ctx, body) }),
    'POST /api/mpintegral/v1/honour/cancel': route({ tx: true, run: (ctx, { body }) => cancelBooking(ctx, body) }),
    'POST /api/mpintegral/v1/honour/attend': route({ tx: true, run: (ctx, { body }) => attend(ctx, body) }),
    'POST /api/mpintegral/v1/honour/give': route({ tx: true, run: (ctx, { body }) => giveHonour(ctx, body) }),
  },
  demo: [{ name: 'experiences', since: '2026-11-24', load: seedExperiences }],
});
