import { SECOND_MS } from '@voltfront/rules/time';
import { route, routes } from '../../gateway/routes';
import { calculatePlan } from './calculate-plan';
import { showApplication, withdrawApplication } from './follow-application';
import { dropPlan, savePlan, showPlan, showPlans } from './keep-plans';
import { confirmPayOut } from './loan-in-final';
import { dropWish, noteWish } from './note-wish';
import { openSharedPlan, sharePlan } from './share-plan';
import { showConsent } from './show-consent';
import { showDetail } from './show-detail';
import { listLenders, showLender } from './show-lenders';
import { showAirRule, showRule } from './show-rules';
import { startApplication } from './start-application';

export const financeRoutes = routes({
  'POST /{product}-mp-order/v1/finance/showDetail': route({ run: (ctx, { body }) => showDetail(ctx, body) }),
  'POST /{product}-mp-order/v1/finance/detail': route({ run: (ctx, { body }) => calculatePlan(ctx, body) }),
  'GET /api/mporder/v1/finance/lenders': route({
    cacheMs: 5 * SECOND_MS,
    run: (ctx, { query }) => listLenders(ctx, query),
  }),
  'GET /api/mporder/v1/finance/lender': route({
    cacheMs: 5 * SECOND_MS,
    run: (ctx, { query }) => showLender(ctx, query),
  }),
  'GET /api/mporder/v1/finance/rule': route({ cacheMs: 5 * SECOND_MS, run: (ctx, { query }) => showRule(ctx, query) }),
  'GET /api/mporder/v1/finance/airRule': route({
    cacheMs: 5 * SECOND_MS,
    run: (ctx, { query }) => showAirRule(ctx, query),
  }),
  'GET /api/mporder/v1/finance/plans': route({ run: (ctx) => showPlans(ctx) }),
  'GET /api/mporder/v1/finance/plan': route({ run: (ctx, { query }) => showPlan(ctx, query) }),
  'POST /api/mporder/v1/finance/plan/save': route({ tx: true, run: (ctx, { body }) => savePlan(ctx, body) }),
  'POST /api/mporder/v1/finance/plan/delete': route({ tx: true, run: (ctx, { body }) => dropPlan(ctx, body) }),
  'POST /api/mporder/v1/finance/share': route({ tx: true, run: (ctx, { body }) => sharePlan(ctx, body) }),
  'GET /api/mporder/v1/finance/shared': route({ run: (ctx, { query }) => openSharedPlan(ctx, query) }),
  'POST /api/mporder/v1/finance/wish': route({ tx: true, run: (ctx, { body }) => noteWish(ctx, body) }),
  'POST /api/mporder/v1/finance/wish/drop': route({ tx: true, run: (ctx, { body }) => dropWish(ctx, body) }),
  'GET /api/mporder/v1/finance/consent': route({ run: (ctx, { query }) => showConsent(ctx, query) }),
  'POST /api/mporder/v1/finance/application/start': route({
    tx: true,
    run: (ctx, { body }) => startApplication(ctx, body),
  }),
  'GET /api/mporder/v1/finance/application': route({ run: (ctx, { query }) => showApplication(ctx, query) }),
  'POST /api/mporder/v1/staff/finance/payOut': route({
    tx: true,
    run: async (ctx, { body }) => {
      await confirmPayOut(ctx, body);
      return { ok: true } as const;
    },
  }),
  'POST /api/mporder/v1/finance/application/withdraw': route({
    run: (ctx, { body }) => withdrawApplication(ctx, body),
  }),
});
