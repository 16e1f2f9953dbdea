import { route, routes } from '../../../../../gateway/routes';
import { customerFile, listOwnCustomers } from './customers';
import { showCard, showDesk } from './show-desk';

export const partnerRoutes = routes({
  'GET /api/mpmkt/v1/campaign/partner/desk': route({ run: (ctx, { query }) => showDesk(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/partner/card': route({ run: (ctx, { query }) => showCard(ctx, query) }),
  'GET /api/mpmkt/v1/campaign/partner/customers': route({ run: (ctx, { query }) => listOwnCustomers(ctx, query) }),
  'POST /api/mpmkt/v1/campaign/partner/customers/export': route({
    tx: true,
    run: (ctx, { body }) => customerFile.open(ctx, body),
  }),
});
