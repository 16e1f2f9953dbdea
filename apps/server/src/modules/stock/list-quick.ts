import type { QueryOf, ReplyOf, StockStoreData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import type { Point } from '../../kernel/distance';
import { type ListPage, openPage } from '../../kernel/list';
import { selectCards } from './find-cars.repository';
import { positionOf } from './list-page';
import { findStockStore, storesWithStock } from './list-stores';
import { type MeasuringPoint, measureFrom } from './measure-from';
import { countFreeGroups, type QuickFilter, selectQuickGroups } from './quick-cars.repository';
import { presentCards } from './stock.presenter';

type Query = QueryOf<'GET /api/mporder/v1/stock/quick/cars'>;
type Reply = ReplyOf<'GET /api/mporder/v1/stock/quick/cars'>;

/** Neighbouring stores: at most this distance, and at most this many. */
const NEIGHBOUR_KM = 200;
const MOST_NEIGHBOURS = 4;
const MOST_NEARBY = 5;

/** The requested store, else the nearest one with quick pickup, else the nearest one. */
async function chooseStore(ctx: Ctx, query: Query, measured: MeasuringPoint) {
  if (query.storeId) return findStockStore(ctx, query.storeId);
  const stores = await storesWithStock(ctx, measured.point);
  const nearest = stores.find(({ isQuickOffered }) => isQuickOffered) ?? stores[0];
  return findStockStore(ctx, nearest?.storeId ?? '');
}

/** The nearest other stores with quick pickup. */
async function neighbourIds(ctx: Ctx, store: { storeId: string; place: Point }): Promise<string[]> {
  const around = await storesWithStock(ctx, store.place);
  return around
    .filter(({ storeId, isQuickOffered }) => isQuickOffered && storeId !== store.storeId)
    .filter(({ distanceKm }) => distanceKm !== null && distanceKm <= NEIGHBOUR_KM)
    .slice(0, MOST_NEIGHBOURS)
    .map(({ storeId }) => storeId);
}

/**
 * A store and the neighbours whose cars its quick-pickup list includes; empty when it does not
 * offer quick pickup. @throws NOT_FOUND
 */
export async function quickStoreIds(ctx: Ctx, storeId: string): Promise<string[]> {
  const { place, isQuickOffered } = await findStockStore(ctx, storeId);
  return isQuickOffered ? [storeId, ...(await neighbourIds(ctx, { storeId, place }))] : [];
}

/** Nearest other stores with quick-pickup cars. */
async function nearbyStores(ctx: Ctx, store: { storeId: string; place: Point }): Promise<StockStoreData[]> {
  const stores = await storesWithStock(ctx, store.place);
  const others = stores.filter(({ storeId, isQuickOffered, quickCount }) => {
    return storeId !== store.storeId && isQuickOffered && quickCount > 0;
  });
  return others.slice(0, MOST_NEARBY);
}

async function cardsOf(ctx: Ctx, page: ListPage, filter: QuickFilter, point: Point | null) {
  const { rows, nextCursor } = page.cut(await selectQuickGroups(ctx.db, filter, page, ctx.now()), positionOf);
  const ids = rows.map(({ stockCarId }) => stockCarId);
  const cards = await presentCards(ctx, await selectCards(ctx.db, { point, wish: null }, ids));
  const items = rows.flatMap(({ stockCarId, leftCount }) => {
    const card = cards.find((item) => item.stockCarId === stockCarId);
    return card ? [{ ...card, isHere: card.storeId === filter.storeId, leftCount }] : [];
  });
  return { items, nextCursor };
}

/**
 * Quick-pickup cars of a store and its neighbours; empty when the store does not offer quick
 * pickup.
 * @throws NOT_FOUND for an unknown store, BAD_INPUT for a forged cursor
 */
export async function listQuick(ctx: Ctx, query: Query): Promise<Reply> {
  const page = openPage(ctx, 'GET /api/mporder/v1/stock/quick/cars', query);
  const measured = await measureFrom(ctx, query);
  const { place, ...store } = await chooseStore(ctx, query, measured);
  const { storeId, isQuickOffered } = store;
  const storeIds = isQuickOffered ? [storeId, ...(await neighbourIds(ctx, { storeId, place }))] : [];
  const { modelId, maxDays, sort } = query;
  const filter: QuickFilter = { storeId, storeIds, modelId, maxDays, sort };
  const cards = isQuickOffered ? await cardsOf(ctx, page, filter, measured.point) : { items: [], nextCursor: null };
  return {
    ...cards,
    store,
    nearby: await nearbyStores(ctx, { storeId, place }),
    freeCount: isQuickOffered ? await countFreeGroups(ctx.db, filter, ctx.now()) : 0,
    from: measured.from,
    now: ctx.now(),
  };
}
