import { MINUTE_MS } from '@voltfront/rules/time';
import { route, routes } from '../../gateway/routes';
import { answerOffer } from './answer-offer';
import { appointInspection, cancelInspection } from './appoint-inspection';
import { bindOrder, listBindableOrders } from './bind-order';
import { estimateCar } from './estimate-car';
import { listInspectionSlots } from './inspection-slots';
import { listBrands, listPlaces, listSeries, listTradeIns, showTradeIn } from './show-trade-in';
import { presentTradeIn } from './trade-in.presenter';
import { handOverOldCar } from './trade-in-in-final';

const LIST_KEEP_MS = MINUTE_MS;

/** Trading in the old car. */
export const tradeInRoutes = routes({
  'GET /api/mporder/v1/tradeIn/brands': route<'GET /api/mporder/v1/tradeIn/brands'>({
    cacheMs: LIST_KEEP_MS,
    run: (ctx) => listBrands(ctx),
  }),
  'GET /api/mporder/v1/tradeIn/series': route<'GET /api/mporder/v1/tradeIn/series'>({
    cacheMs: LIST_KEEP_MS,
    run: (ctx, { query }) => listSeries(ctx, query.brandId),
  }),
  'GET /api/mporder/v1/tradeIn/places': route<'GET /api/mporder/v1/tradeIn/places'>({
    cacheMs: LIST_KEEP_MS,
    run: (ctx, { query }) => listPlaces(ctx, query.cityCode),
  }),
  'GET /api/mporder/v1/tradeIn/slots': route<'GET /api/mporder/v1/tradeIn/slots'>({
    run: (ctx, { query }) => listInspectionSlots(ctx, query.placeId),
  }),
  'GET /api/mporder/v1/tradeIn/list': route<'GET /api/mporder/v1/tradeIn/list'>({
    run: (ctx, { query }) => listTradeIns(ctx, query),
  }),
  'GET /api/mporder/v1/tradeIn/detail': route<'GET /api/mporder/v1/tradeIn/detail'>({
    run: (ctx, { query }) => showTradeIn(ctx, query.requestId),
  }),
  'POST /api/mporder/v1/tradeIn/estimate': route<'POST /api/mporder/v1/tradeIn/estimate'>({
    tx: true,
    run: async (ctx, { body }) => presentTradeIn(ctx, await estimateCar(ctx, body)),
  }),
  'POST /api/mporder/v1/tradeIn/appoint': route<'POST /api/mporder/v1/tradeIn/appoint'>({
    tx: true,
    run: async (ctx, { body }) => presentTradeIn(ctx, await appointInspection(ctx, body)),
  }),
  'POST /api/mporder/v1/tradeIn/appointment/cancel': route<'POST /api/mporder/v1/tradeIn/appointment/cancel'>({
    tx: true,
    run: async (ctx, { body }) => presentTradeIn(ctx, await cancelInspection(ctx, body.requestId)),
  }),
  'POST /api/mporder/v1/tradeIn/offer/answer': route<'POST /api/mporder/v1/tradeIn/offer/answer'>({
    tx: true,
    run: async (ctx, { body }) => presentTradeIn(ctx, await answerOffer(ctx, body)),
  }),
  'GET /api/mporder/v1/tradeIn/orders': route<'GET /api/mporder/v1/tradeIn/orders'>({
    run: (ctx) => listBindableOrders(ctx),
  }),
  'POST /api/mporder/v1/staff/tradeIn/handOver': route<'POST /api/mporder/v1/staff/tradeIn/handOver'>({
    tx: true,
    run: async (ctx, { body }) => {
      await handOverOldCar(ctx, body);
      return { ok: true } as const;
    },
  }),
  'POST /api/mporder/v1/tradeIn/bind': route<'POST /api/mporder/v1/tradeIn/bind'>({
    tx: true,
    run: async (ctx, { body }) => presentTradeIn(ctx, await bindOrder(ctx, body)),
  }),
});
