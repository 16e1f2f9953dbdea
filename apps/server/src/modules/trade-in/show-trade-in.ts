import type { ReplyOf, TradeInDetailData } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { fromCursor, toCursor } from '../../kernel/cursor';
import { refuse } from '../../kernel/errors';
import { findStore } from '../store';
import { settleOffers } from './answer-offer';
import { presentSummary, presentTradeIn } from './trade-in.presenter';
import {
  type ListPlace,
  type RequestRow,
  selectBrands,
  selectPlacesOf,
  selectRequest,
  selectRequests,
  selectSeriesOf,
} from './trade-in.repository';

const cursorOf = (row: RequestRow) => toCursor(row.createdAt, row.requestId);

function placeOf(cursor: string | undefined): ListPlace | null {
  const place = fromCursor(cursor);
  return place ? { createdAt: place.key, requestId: place.id } : null;
}

/** Own requests, newest first, a page at a time. @throws BAD_INPUT for a cursor we did not make */
export async function listTradeIns(
  ctx: ActorCtx,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<ReplyOf<'GET /api/mporder/v1/tradeIn/list'>> {
  const userId = ctx.actor.accountId;
  const place = placeOf(cursor);
  await settleOffers(ctx, userId);
  const rows = await selectRequests(ctx.db, userId, place, size + 1);
  const last = rows[size - 1];
  return {
    items: rows.slice(0, size).map(presentSummary),
    nextCursor: rows.length > size && last ? cursorOf(last) : null,
  };
}

/** An own request. @throws NOT_FOUND also for somebody else's */
export async function showTradeIn(ctx: ActorCtx, requestId: string): Promise<TradeInDetailData> {
  const userId = ctx.actor.accountId;
  await settleOffers(ctx, userId);
  const row = await selectRequest(ctx.db, { userId, requestId });
  if (!row) throw refuse('NOT_FOUND', { message: '置换申请不存在' });
  return presentTradeIn(ctx, row);
}

/** Brands of cars that are taken in. */
export const listBrands = (ctx: Ctx): Promise<ReplyOf<'GET /api/mporder/v1/tradeIn/brands'>> => selectBrands(ctx.db);

/** Series of a brand. */
export async function listSeries(ctx: Ctx, brandId: string): Promise<ReplyOf<'GET /api/mporder/v1/tradeIn/series'>> {
  const rows = await selectSeriesOf(ctx.db, brandId);
  return rows.map(({ seriesId, name, energy }) => ({ seriesId, name, energy }));
}

/** Where an old car can be looked at in a city. */
export async function listPlaces(ctx: Ctx, cityCode: string): Promise<ReplyOf<'GET /api/mporder/v1/tradeIn/places'>> {
  const places = await selectPlacesOf(ctx.db, cityCode);
  const home = places.find(({ kind }) => kind === 'home');
  const stores: ReplyOf<'GET /api/mporder/v1/tradeIn/places'>['stores'] = [];
  for (const { placeId, storeId } of places) {
    const store = await findStore(ctx, storeId);
    if (store) stores.push({ ...store, placeId });
  }
  return { stores, home: home ? { placeId: home.placeId } : null };
}
