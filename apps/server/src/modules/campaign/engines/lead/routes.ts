import { route, routes } from '../../../../gateway/routes';
import { extendLead, makeLead } from './make-lead';
import { listOwnLeads, showLeadHub } from './show-leads';

export const leadRoutes = routes({
  'GET /api/mpmkt/v1/campaign/lead': route({ run: (ctx, { query }) => showLeadHub(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/lead': route({ tx: true, run: (ctx, { body }) => makeLead(ctx, body) }),
  'GET /api/mpmkt/v1/campaign/lead/records': route({ run: (ctx, { query }) => listOwnLeads(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/lead/extend': route({ tx: true, run: (ctx, { body }) => extendLead(ctx, body) }),
});
