import { route, routes } from '../../../gateway/routes';
import { cancelPart, openPart } from './open-part';
import { showFinal } from './show-final';

export const finalRoutes = routes({
  'GET /api/mporder/v1/order/final': route({
    run: (ctx, { query }) => showFinal(ctx, { userId: ctx.actor.accountId, orderNo: query.orderNo }),
  }),
  'POST /api/mporder/v1/order/final/part': route({
    tx: true,
    run: (ctx, { body }) => openPart(ctx, ctx.actor.accountId, body),
  }),
  'POST /api/mporder/v1/order/final/part/cancel': route({
    tx: true,
    run: async (ctx, { body }) => {
      await cancelPart(ctx, { userId: ctx.actor.accountId, ...body });
      return { ok: true } as const;
    },
  }),
});
