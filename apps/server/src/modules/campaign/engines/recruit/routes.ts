import { route, routes } from '../../../../gateway/routes';
import { apply, keepDraft, showRecruit, withdrawApplication } from './apply';
import { acceptApplication, listApplications, refuseApplication, showApplication } from './review-application';

export const recruitRoutes = routes({
  'GET /api/mpmkt/v1/campaign/recruit': route({ run: (ctx, { query }) => showRecruit(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/recruit/draft': route({ tx: true, run: (ctx, { body }) => keepDraft(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/recruit/apply': route({ tx: true, run: (ctx, { body }) => apply(ctx, body) }),
  'POST /api/mpmkt/v1/campaign/recruit/withdraw': route({
    tx: true,
    run: (ctx, { body }) => withdrawApplication(ctx, body),
  }),
  'GET /api/mpmkt/v1/staff/campaign/recruit/applications': route({
    run: (ctx, { query }) => listApplications(ctx, query),
  }),
  'GET /api/mpmkt/v1/staff/campaign/recruit/application': route({
    run: (ctx, { query }) => showApplication(ctx, query),
  }),
  'POST /api/mpmkt/v1/staff/campaign/recruit/accept': route({
    tx: true,
    run: (ctx, { body }) => acceptApplication(ctx, body),
  }),
  'POST /api/mpmkt/v1/staff/campaign/recruit/refuse': route({
    tx: true,
    run: (ctx, { body }) => refuseApplication(ctx, body),
  }),
});
