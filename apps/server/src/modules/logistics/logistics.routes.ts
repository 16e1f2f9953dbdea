import { route, routes } from '../../gateway/routes';
import { arrive, ship, startProduction } from './move-car';
import { notePlace } from './note-place';
import { planWeek, setDelay } from './plan-arrival';
import { showLogistics } from './show-logistics';
import { listProduction, planDeliveries, presentMoved, showProduction } from './staff-production';

export const logisticsRoutes = routes({
  'GET /api/mporder/v1/order/logistics': route({ run: (ctx, { query }) => showLogistics(ctx, query.orderNo) }),
  'GET /api/mporder/v1/staff/production/orders': route({ run: (ctx, { query }) => listProduction(ctx, query) }),
  'GET /api/mporder/v1/staff/production/order': route({ run: (ctx, { query }) => showProduction(ctx, query.orderNo) }),
  'GET /api/mporder/v1/staff/production/deliveries': route({ run: (ctx, { query }) => planDeliveries(ctx, query) }),
  'POST /api/mporder/v1/staff/production/start': route({
    tx: true,
    run: async (ctx, { body }) => presentMoved(ctx, await startProduction(ctx, body)),
  }),
  'POST /api/mporder/v1/staff/production/plan': route({
    tx: true,
    run: async (ctx, { body }) => presentMoved(ctx, await planWeek(ctx, body)),
  }),
  'POST /api/mporder/v1/staff/production/ship': route({
    tx: true,
    run: async (ctx, { body }) => presentMoved(ctx, await ship(ctx, body)),
  }),
  'POST /api/mporder/v1/staff/production/node': route({
    tx: true,
    run: async (ctx, { body }) => presentMoved(ctx, await notePlace(ctx, body)),
  }),
  'POST /api/mporder/v1/staff/production/delay': route({
    tx: true,
    run: async (ctx, { body }) => presentMoved(ctx, await setDelay(ctx, body)),
  }),
  'POST /api/mporder/v1/staff/production/arrive': route({
    tx: true,
    run: async (ctx, { body }) => presentMoved(ctx, await arrive(ctx, body)),
  }),
});
