import { route, routes } from '../../../gateway/routes';
import { orderFile } from './export-orders';
import { listStaffOrders } from './list-staff-orders';
import { showOrderFigures, showOrderFilters, showWaiting } from './order-figures';
import { showStaffFinal, showStaffOrder } from './show-staff-order';

/** What the console's room of orders asks for. */
export const staffOrderRoutes = routes({
  'GET /api/mporder/v1/staff/orders': route({ run: (ctx, { query }) => listStaffOrders(ctx, query) }),
  'GET /api/mporder/v1/staff/order': route({ run: (ctx, { query }) => showStaffOrder(ctx, query) }),
  'GET /api/mporder/v1/staff/order/final': route({ run: (ctx, { query }) => showStaffFinal(ctx, query) }),
  'GET /api/mporder/v1/staff/orders/filters': route({ run: (ctx) => showOrderFilters(ctx) }),
  'GET /api/mporder/v1/staff/orders/waiting': route({ run: (ctx) => showWaiting(ctx) }),
  'GET /api/mporder/v1/staff/orders/figures': route({ run: (ctx, { query }) => showOrderFigures(ctx, query) }),
  'POST /api/mporder/v1/staff/orders/export': route({ tx: true, run: (ctx, { body }) => orderFile.open(ctx, body) }),
});
