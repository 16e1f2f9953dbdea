import { route, routes } from '../../gateway/routes';
import type { ActorCtx } from '../../kernel/context';
import { createPayment } from './create-payment';
import { showPayable, showPaymentState } from './show-payment';
import { showMoney } from './staff/show-money';

const me = (ctx: ActorCtx) => ctx.actor.accountId;
const own = (ctx: ActorCtx, { orderNo }: { orderNo: string }) => ({ userId: me(ctx), orderNo });

export const paymentRoutes = routes({
  'GET /api/mporder/v1/pay/payable': route({
    run: (ctx, { query }) => showPayable(ctx, { ...own(ctx, query), browser: query.browser }),
  }),
  'POST /api/mporder/v1/pay/create': route({ tx: false, run: (ctx, { body }) => createPayment(ctx, me(ctx), body) }),
  'GET /api/mporder/v1/staff/payments/figures': route({ run: (ctx, { query }) => showMoney(ctx, query) }),
  'GET /api/mporder/v1/pay/state': route({ run: (ctx, { query }) => showPaymentState(ctx, own(ctx, query)) }),
});
