import { route, routes } from '../../../gateway/routes';
import type { ActorCtx } from '../../../kernel/context';
import { showEquity } from '../equity/show-equity';
import { changeRights, previewRights } from '../rights/change-rights';
import { showRights } from '../rights/show-rights';
import { holdYear, previewYear } from '../year/hold-year';
import { listYearOrders, listYearVersions, showOffer, showProtocol } from '../year/show-year';
import { changeConfiguration, changeVehicle, previewConfiguration, previewVehicle } from './change-configuration';
import { listChangeable } from './list-models';
import { listSwitchable } from './list-versions';
import { showSheet } from './show-sheet';

const own = (ctx: ActorCtx, { orderNo }: { orderNo: string }) => ({ userId: ctx.actor.accountId, orderNo });

export const changeRoutes = routes({
  'POST /api/mporder/v1/order/configuration/preview': route({
    run: (ctx, { body }) => previewConfiguration(ctx, own(ctx, body), body),
  }),
  'POST /api/mporder/v1/order/configuration/change': route({
    tx: true,
    run: (ctx, { body }) => changeConfiguration(ctx, own(ctx, body), body),
  }),
  'GET /api/mporder/v1/order/configuration/versions': route({
    run: (ctx, { query }) => listSwitchable(ctx, own(ctx, query)),
  }),
  'GET /api/mporder/v1/order/vehicle/models': route({ run: (ctx, { query }) => listChangeable(ctx, own(ctx, query)) }),
  'POST /api/mporder/v1/order/vehicle/preview': route({
    run: (ctx, { body }) => previewVehicle(ctx, own(ctx, body), body),
  }),
  'POST /api/mporder/v1/order/vehicle/change': route({
    tx: true,
    run: (ctx, { body }) => changeVehicle(ctx, own(ctx, body), body),
  }),
  'GET /api/mporder/v1/order/sheet': route({ run: (ctx, { query }) => showSheet(ctx, own(ctx, query)) }),
  'POST /api/mporder/v1/order/equity/preview': route({
    run: (ctx, { body }) => showEquity(ctx, ctx.actor.accountId, body),
  }),
  'GET /api/mporder/v1/order/rights': route({ run: (ctx, { query }) => showRights(ctx, own(ctx, query)) }),
  'POST /api/mporder/v1/order/rights/preview': route({
    run: (ctx, { body }) => previewRights(ctx, own(ctx, body), body.choices),
  }),
  'POST /api/mporder/v1/order/rights/change': route({
    tx: true,
    run: (ctx, { body }) => changeRights(ctx, own(ctx, body), body),
  }),
  'GET /api/mporder/v1/order/year/orders': route({ run: (ctx) => listYearOrders(ctx, ctx.actor.accountId) }),
  'GET /api/mporder/v1/order/year/offer': route({ run: (ctx, { query }) => showOffer(ctx, own(ctx, query)) }),
  'GET /api/mporder/v1/order/year/versions': route({ run: (ctx, { query }) => listYearVersions(ctx, own(ctx, query)) }),
  'POST /api/mporder/v1/order/year/preview': route({
    run: (ctx, { body }) => previewYear(ctx, own(ctx, body), body),
  }),
  'POST /api/mporder/v1/order/year/hold': route({
    tx: true,
    run: (ctx, { body }) => holdYear(ctx, own(ctx, body), body),
  }),
  'GET /api/mporder/v1/order/year/protocol': route({ run: (ctx, { query }) => showProtocol(ctx, own(ctx, query)) }),
});
