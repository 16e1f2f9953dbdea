import './care.events';
import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { assignAdviser, declineRequest } from './answer-request';
import { askForAdviser } from './ask-for-adviser';
import { changeChosenAdviser } from './care.repository';
import { chooseStore, noteKnownAdviser } from './choose-store';
import { seedCare } from './demo';
import { listRatings, listRequests, showWaiting } from './list-care';
import { rateVisit } from './rate-visit';
import { showCare } from './show-care';
import '../../kernel/care-sources';

/** Stores and people who look after a customer: shown together, chosen, exchanged on request, rated. */
export const care = defineModule({
  name: 'care',
  routes: {
    'GET /api/mporder/v1/care': route({ run: (ctx) => showCare(ctx) }),
    'POST /api/mporder/v1/care/store': route({ tx: true, run: (ctx, { body }) => chooseStore(ctx, body) }),
    'POST /api/mporder/v1/care/adviser/known': route({ tx: true, run: (ctx, { body }) => noteKnownAdviser(ctx, body) }),
    'POST /api/mporder/v1/care/adviser/request': route({ tx: true, run: (ctx, { body }) => askForAdviser(ctx, body) }),
    'POST /api/mporder/v1/care/rate': route({ tx: true, run: (ctx, { body }) => rateVisit(ctx, body) }),
    'GET /api/mporder/v1/staff/care/requests': route({ run: (ctx, { query }) => listRequests(ctx, query) }),
    'GET /api/mporder/v1/staff/care/waiting': route({ run: (ctx) => showWaiting(ctx) }),
    'POST /api/mporder/v1/staff/care/request/assign': route({
      tx: true,
      run: (ctx, { body }) => assignAdviser(ctx, body),
    }),
    'POST /api/mporder/v1/staff/care/request/decline': route({
      tx: true,
      run: (ctx, { body }) => declineRequest(ctx, body),
    }),
    'GET /api/mporder/v1/staff/care/ratings': route({ run: (ctx, { query }) => listRatings(ctx, query) }),
  },
  hooks: {
    giveAdviser: async (ctx, given) => {
      await changeChosenAdviser(ctx.db, given);
      return null;
    },
  },
  demo: [{ name: 'care', since: '2026-11-26', load: seedCare }],
});
