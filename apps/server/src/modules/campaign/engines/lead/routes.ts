import { route, routes } from '../../../../gateway/routes';
import { showFellow } from './fellow/show-fellow';
import { submitFellow } from './fellow/submit-fellow';
import { extendLead, makeLead } from './make-lead';
import { listOwnLeads, showLeadHub } from './show-leads';

export const leadRoutes = routes({
  'GET /api/mpmkt/v1/campaign/lead': route({ run: (ctx, { query }) => showLeadHub(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/lead': route({ tx: true, run: (ctx, { body }) => makeLead(ctx, body) }),
  'GET /api/mpmkt/v1/campaign/lead/records': route({ run: (ctx, { query }) => listOwnLeads(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/lead/extend': route({ tx: true, run: (ctx, { body }) => extendLead(ctx, body) }),
  'GET /api/mpmkt/v1/campaign/fellow': route({ run: (ctx, { query }) => showFellow(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/fellow/submit': route({ tx: false, run: (ctx, { body }) => submitFellow(ctx, body) }),
});
