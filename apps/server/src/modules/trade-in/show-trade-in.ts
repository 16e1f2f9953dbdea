import type { QueryOf, ReplyOf, TradeInDetailData } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { findStores } from '../store';
import { settleOffers } from './answer-offer';
import { presentSummary, presentTradeIn } from './trade-in.presenter';
import { selectBrands, selectPlacesOf, selectRequest, selectRequests, selectSeriesOf } from './trade-in.repository';
import { tradeInTexts } from './trade-in.texts';

/** The caller's requests, newest first, page by page. @throws BAD_INPUT for a forged cursor */
export async function listTradeIns(
  ctx: ActorCtx,
  query: QueryOf<'GET /api/mporder/v1/tradeIn/list'>,
): Promise<ReplyOf<'GET /api/mporder/v1/tradeIn/list'>> {
  const userId = ctx.actor.accountId;
  const page = openPage(ctx, 'GET /api/mporder/v1/tradeIn/list', query);
  await settleOffers(ctx, userId);
  const read = await selectRequests(ctx.db, userId, page);
  const { rows, nextCursor } = page.cut(read, (row) => ({ key: row.createdAt, id: row.requestId }));
  return { items: rows.map(presentSummary), nextCursor };
}

/** A request of the caller. @throws NOT_FOUND also for somebody else's */
export async function showTradeIn(ctx: ActorCtx, requestId: string): Promise<TradeInDetailData> {
  const userId = ctx.actor.accountId;
  await settleOffers(ctx, userId);
  const row = await selectRequest(ctx.db, { userId, requestId });
  if (!row) throw refuse('NOT_FOUND', { message: tradeInTexts.missing });
  return presentTradeIn(ctx, row);
}

/** Brands of accepted cars. */
export const listBrands = (ctx: Ctx): Promise<ReplyOf<'GET /api/mporder/v1/tradeIn/brands'>> => selectBrands(ctx.db);

/** Series of a brand. */
export async function listSeries(ctx: Ctx, brandId: string): Promise<ReplyOf<'GET /api/mporder/v1/tradeIn/series'>> {
  const rows = await selectSeriesOf(ctx.db, brandId);
  return rows.map(({ seriesId, name, energy }) => ({ seriesId, name, energy }));
}

/** Inspection locations in a city. */
export async function listPlaces(ctx: Ctx, cityCode: string): Promise<ReplyOf<'GET /api/mporder/v1/tradeIn/places'>> {
  const places = await selectPlacesOf(ctx.db, cityCode);
  const home = places.find(({ kind }) => kind === 'home');
  const found = await findStores(
    ctx,
    places.flatMap(({ storeId }) => storeId ?? []),
  );
  const stores = places.flatMap(({ placeId, storeId }) => {
    const store = storeId === null ? undefined : found.get(storeId);
    return store ? [{ ...store, placeId }] : [];
  });
  return { stores, home: home ? { placeId: home.placeId } : null };
}
