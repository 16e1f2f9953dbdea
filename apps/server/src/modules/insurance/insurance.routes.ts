import { route, routes } from '../../gateway/routes';
import type { ActorCtx } from '../../kernel/context';
import { staffView } from '../../kernel/staff-view';
import { acceptOwnPolicy, rejectOwnPolicy } from './check-own-policy';
import { confirmQuote } from './confirm-quote';
import { listOwnPolicies, showOwnPolicy } from './list-own-policies';
import { requestQuote } from './request-quote';
import { sendOwnPolicy } from './send-own-policy';
import { showInsurance } from './show-insurance';

const done = { ok: true } as const;

const checker = async (ctx: ActorCtx) => ({
  view: await staffView(ctx, 'handovers'),
  staffId: ctx.actor.accountId,
});

export const insuranceRoutes = routes({
  'GET /api/mporder/v1/insurance': route({
    run: (ctx, { query }) => showInsurance(ctx, { userId: ctx.actor.accountId, orderNo: query.orderNo }),
  }),
  'POST /api/mporder/v1/insurance/quote': route({ tx: false, run: (ctx, { body }) => requestQuote(ctx, body) }),
  'POST /api/mporder/v1/insurance/confirm': route({ run: (ctx, { body }) => confirmQuote(ctx, body) }),
  'POST /api/mporder/v1/insurance/ownPolicy': route({ run: (ctx, { body }) => sendOwnPolicy(ctx, body) }),
  'GET /api/mporder/v1/staff/insurance/policies': route({ run: (ctx, { query }) => listOwnPolicies(ctx, query) }),
  'GET /api/mporder/v1/staff/insurance/policy': route({ run: (ctx, { query }) => showOwnPolicy(ctx, query.orderNo) }),
  'POST /api/mporder/v1/staff/insurance/accept': route({
    tx: true,
    run: async (ctx, { body }) => {
      await acceptOwnPolicy(ctx, await checker(ctx), body);
      return done;
    },
  }),
  'POST /api/mporder/v1/staff/insurance/reject': route({
    tx: true,
    run: async (ctx, { body }) => {
      await rejectOwnPolicy(ctx, await checker(ctx), body);
      return done;
    },
  }),
});
