import { route, routes } from '../../../gateway/routes';
import type { ActorCtx } from '../../../kernel/context';
import { showEquity } from '../equity/show-equity';
import { settleOverdue } from '../expire-order';
import { changeRights, previewRights } from '../rights/change-rights';
import { showRights } from '../rights/show-rights';
import { holdYear, previewYear } from '../year/hold-year';
import { listYearOrders, listYearVersions, showOffer, showProtocol } from '../year/show-year';
import { changeConfiguration, changeVehicle, previewConfiguration, previewVehicle } from './change-configuration';
import { listChangeable } from './list-models';
import { listSwitchable } from './list-versions';
import { showSheet } from './show-sheet';

const own = (ctx: ActorCtx, { orderNo }: { orderNo: string }) => ({ userId: ctx.actor.accountId, orderNo });

/** The same for screens: due expiries and locks are stored before the order is read. */
async function settled(ctx: ActorCtx, input: { orderNo: string }) {
  await settleOverdue(ctx, ctx.actor.accountId);
  return own(ctx, input);
}

export const changeRoutes = routes({
  'POST /api/mporder/v1/order/configuration/preview': route({
    run: (ctx, { body }) => previewConfiguration(ctx, own(ctx, body), body),
  }),
  'POST /api/mporder/v1/order/configuration/change': route({
    tx: true,
    run: (ctx, { body }) => changeConfiguration(ctx, own(ctx, body), body),
  }),
  'GET /api/mporder/v1/order/configuration/versions': route({
    run: async (ctx, { query }) => listSwitchable(ctx, await settled(ctx, query)),
  }),
  'GET /api/mporder/v1/order/vehicle/models': route({
    run: async (ctx, { query }) => listChangeable(ctx, await settled(ctx, query)),
  }),
  'POST /api/mporder/v1/order/vehicle/preview': route({
    run: (ctx, { body }) => previewVehicle(ctx, own(ctx, body), body),
  }),
  'POST /api/mporder/v1/order/vehicle/change': route({
    tx: true,
    run: (ctx, { body }) => changeVehicle(ctx, own(ctx, body), body),
  }),
  'GET /api/mporder/v1/order/sheet': route({
    run: async (ctx, { query }) => showSheet(ctx, await settled(ctx, query)),
  }),
  'POST /api/mporder/v1/order/equity/preview': route({
    run: async (ctx, { body }) => {
      await settleOverdue(ctx, ctx.actor.accountId);
      return showEquity(ctx, ctx.actor.accountId, body);
    },
  }),
  'GET /api/mporder/v1/order/rights': route({
    run: async (ctx, { query }) => showRights(ctx, await settled(ctx, query)),
  }),
  'POST /api/mporder/v1/order/rights/preview': route({
    run: (ctx, { body }) => previewRights(ctx, own(ctx, body), body.choices),
  }),
  'POST /api/mporder/v1/order/rights/change': route({
    tx: true,
    run: (ctx, { body }) => changeRights(ctx, own(ctx, body), body),
  }),
  'GET /api/mporder/v1/order/year/orders': route({
    run: async (ctx) => {
      await settleOverdue(ctx, ctx.actor.accountId);
      return listYearOrders(ctx, ctx.actor.accountId);
    },
  }),
  'GET /api/mporder/v1/order/year/offer': route({
    run: async (ctx, { query }) => showOffer(ctx, await settled(ctx, query)),
  }),
  'GET /api/mporder/v1/order/year/versions': route({
    run: async (ctx, { query }) => listYearVersions(ctx, await settled(ctx, query)),
  }),
  'POST /api/mporder/v1/order/year/preview': route({
    run: (ctx, { body }) => previewYear(ctx, own(ctx, body), body),
  }),
  'POST /api/mporder/v1/order/year/hold': route({
    tx: true,
    run: (ctx, { body }) => holdYear(ctx, own(ctx, body), body),
  }),
  'GET /api/mporder/v1/order/year/protocol': route({
    run: async (ctx, { query }) => showProtocol(ctx, await settled(ctx, query)),
  }),
});
