import { route, routes } from '../../gateway/routes';
import type { ActorCtx } from '../../kernel/context';
import { createPayment } from './create-payment';
import { paymentFile } from './export-payments';
import { listIncidents, lookAtIncident } from './list-incidents';
import { listPayments } from './list-payments';
import { showPayable, showPaymentState } from './show-payment';
import { showMoney } from './staff/show-money';

const me = (ctx: ActorCtx) => ctx.actor.accountId;
const own = (ctx: ActorCtx, { orderNo }: { orderNo: string }) => ({ userId: me(ctx), orderNo });

export const paymentRoutes = routes({
  'GET /api/mporder/v1/pay/payable': route({
    run: (ctx, { query }) => showPayable(ctx, { ...own(ctx, query), part: query.part, browser: query.browser }),
  }),
  'POST /api/mporder/v1/pay/create': route({ tx: false, run: (ctx, { body }) => createPayment(ctx, me(ctx), body) }),
  'GET /api/mporder/v1/staff/payments': route({ run: (ctx, { query }) => listPayments(ctx, query) }),
  'POST /api/mporder/v1/staff/payments/export': route({
    tx: true,
    run: (ctx, { body }) => paymentFile.open(ctx, body),
  }),
  'GET /api/mporder/v1/staff/payments/incidents': route({ run: (ctx, { query }) => listIncidents(ctx, query) }),
  'POST /api/mporder/v1/staff/payments/incident/look': route({
    tx: true,
    run: async (ctx, { body }) => {
      await lookAtIncident(ctx, body.incidentId);
      return { ok: true } as const;
    },
  }),
  'GET /api/mporder/v1/pay/state': route({
    run: (ctx, { query }) => showPaymentState(ctx, { ...own(ctx, query), part: query.part }),
  }),
  'GET /api/mporder/v1/staff/payments/figures': route({ run: (ctx, { query }) => showMoney(ctx, query) }),
});
