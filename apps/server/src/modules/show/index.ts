import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { forgetPastVisitors } from '../form';
import { bookVisit, cancelVisit, changeVisit, letIn, showDetail } from './book-visit';
import { seedShows } from './demo';
import { offerShows } from './offer-shows';
import { deleteVisitsOf, selectPastGuests, selectWithVisitsSince } from './show.repository';

/** Auto shows: visits by half days with an entry code. */
export const show = defineModule({
  name: 'show',
  routes: {
    'GET /api/mpmkt/v1/show/detail': route({ run: (ctx, { query }) => showDetail(ctx, query) }),
    'POST /api/mpmkt/v1/show/book': route({ tx: false, run: (ctx, { body }) => bookVisit(ctx, body) }),
    'POST /api/mpmkt/v1/show/change': route({ tx: true, run: (ctx, { body }) => changeVisit(ctx, body) }),
    'POST /api/mpmkt/v1/show/cancel': route({ tx: true, run: (ctx, { body }) => cancelVisit(ctx, body) }),
    'POST /api/mpmkt/v1/staff/show/checkIn': route({ tx: true, run: (ctx, { body }) => letIn(ctx, body) }),
  },
  events: {
    // The slots of an account that ended are given back by the module of slots.
    AccountCancelled: { forgetShowVisits: (ctx, { accountId }) => deleteVisitsOf(ctx.db, accountId) },
  },
  upkeep: (ctx) => forgetPastVisitors(ctx, selectPastGuests),
  hooks: {
    formOffers: offerShows,
    visitorsInUse: (ctx, { userIds, before }) => selectWithVisitsSince(ctx.db, userIds, before),
  },
  demo: [{ name: 'shows', since: '2026-11-27', load: seedShows }],
});
