import { route, routes } from '../../gateway/routes';
import type { ActorCtx } from '../../kernel/context';
import { staffView } from '../../kernel/staff-view';
import { appointPickup } from './appoint-pickup';
import { confirmHandover } from './confirm-handover';
import { listHandovers, showHandover } from './list-handovers';
import { listPickupSlots } from './pickup-slots';
import { scanPickup, undoScan } from './scan-pickup';
import { showPickup, showPickupCode } from './show-pickup';

const own = (ctx: ActorCtx, { orderNo }: { orderNo: string }) => ({ userId: ctx.actor.accountId, orderNo });

export const pickupRoutes = routes({
  'GET /api/mporder/v1/pickup': route({ run: (ctx, { query }) => showPickup(ctx, own(ctx, query)) }),
  'POST /api/mporder/v1/pickup/code': route({ tx: true, run: (ctx, { body }) => showPickupCode(ctx, body.orderNo) }),
  'GET /api/mporder/v1/pickup/slots': route({
    run: async (ctx, { query }) => ({ items: await listPickupSlots(ctx, own(ctx, query)) }),
  }),
  'POST /api/mporder/v1/pickup/appoint': route({ run: (ctx, { body }) => appointPickup(ctx, body) }),
  'POST /api/mporder/v1/pickup/confirm': route({ run: (ctx, { body }) => confirmHandover(ctx, body.orderNo) }),
  'GET /api/mporder/v1/staff/pickup/handovers': route({ run: (ctx, { query }) => listHandovers(ctx, query) }),
  'GET /api/mporder/v1/staff/pickup/handover': route({
    run: async (ctx, { query }) => showHandover(ctx, await staffView(ctx, 'handovers'), query.orderNo),
  }),
  'POST /api/mporder/v1/staff/pickup/scan': route({ run: (ctx, { body }) => scanPickup(ctx, body) }),
  'POST /api/mporder/v1/staff/pickup/undo': route({
    tx: true,
    run: async (ctx, { body }) => {
      await undoScan(ctx, await staffView(ctx, 'handovers'), body.orderNo);
      return { ok: true as const };
    },
  }),
});
