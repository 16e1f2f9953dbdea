import type { QueryOf, ReplyOf, StockStoreData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import type { Point } from '../../kernel/distance';
import { refuse } from '../../kernel/errors';
import { type StorePlace, storePlaces, storesNear } from '../store';
import { measureFrom } from './measure-from';
import { stockTexts } from './stock.texts';
import { stockReads } from './stock-reads';
import { type StoreFacts, selectStoreFacts } from './stock-stores.repository';

type Query = QueryOf<'GET /api/mporder/v1/stock/stores'>;

/** Most stores in a picker, or considered by a search. */
const MOST_STORES = 50;

/** The stores' services and numbers of cars, cached for some seconds for everybody. */
const storeFacts = (ctx: Ctx, modelId?: string) =>
  stockReads.stores.read(ctx, modelId ?? '', () => selectStoreFacts(ctx.db, ctx.now(), modelId));

/** A store with its stock, in the response format. */
function presentStockStore(place: StorePlace, facts: StoreFacts | undefined): StockStoreData {
  const { storeId, name, address, phone, hours, cityCode, cityName, distanceM } = place;
  return {
    storeId,
    name,
    address,
    phone,
    hours,
    cityCode,
    cityName,
    distanceKm: distanceM === null ? null : Math.round(distanceM / 100) / 10,
    isQuickOffered: facts?.isQuickOffered ?? false,
    freeCount: facts?.freeCount ?? 0,
    quickCount: facts?.quickCount ?? 0,
  };
}

/** Stores nearest to a point with their stock, at most 50. */
export async function storesWithStock(
  ctx: Ctx,
  point: Point | null,
  filter: { cityCode?: string | undefined; modelId?: string | undefined } = {},
): Promise<StockStoreData[]> {
  const places = await storesNear(ctx, point, { limit: MOST_STORES, cityCode: filter.cityCode });
  const facts = await storeFacts(ctx, filter.modelId);
  return places.map((place) => presentStockStore(place, facts.get(place.storeId)));
}

/** One store with its stock. @throws NOT_FOUND */
export async function findStockStore(ctx: Ctx, storeId: string): Promise<StockStoreData & { place: StorePlace }> {
  const [place] = await storePlaces(ctx, [storeId]);
  if (!place) throw refuse('NOT_FOUND', { message: stockTexts.storeMissing });
  const facts = (await storeFacts(ctx)).get(storeId);
  return { ...presentStockStore(place, facts), place };
}

/** Stores for the picker, nearest first; on request only those with available cars. */
export async function listStores(ctx: Ctx, query: Query): Promise<ReplyOf<'GET /api/mporder/v1/stock/stores'>> {
  const { point, from } = await measureFrom(ctx, query);
  const { cityCode, modelId, withCars } = query;
  const items = await storesWithStock(ctx, point, { cityCode, modelId });
  return { items: withCars === 'yes' ? items.filter(({ freeCount }) => freeCount > 0) : items, from };
}
