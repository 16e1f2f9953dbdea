import type { OrderDetailData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { keptPlaces } from './kept-places';
import { presentStore } from './store.presenter';
import { selectAdviser, selectPlacesById, selectStore } from './store.repository';

/** Short form of a store; null when it does not exist. */
export async function findStore(ctx: Ctx, storeId: string | null): Promise<OrderDetailData['store']> {
  const row = storeId ? await selectStore(ctx.db, storeId) : undefined;
  return row ? presentStore(row) : null;
}

type Store = NonNullable<OrderDetailData['store']>;

/** Stores by their ids, in one statement; unknown ids are left out. */
export async function findStores(ctx: Ctx, storeIds: readonly string[]): Promise<Map<string, Store>> {
  if (storeIds.length === 0) return new Map();
  const rows = await selectPlacesById(ctx.db, storeIds);
  return new Map(rows.map((row) => [row.storeId, presentStore(row)]));
}

/** All stores, in the order in which they are proposed. */
export async function allStores(ctx: Ctx): Promise<Store[]> {
  const places = await keptPlaces.load(ctx);
  return [...places.stores.values()].flat().map(presentStore);
}

/** The adviser of an order; null when they do not exist. */
export async function findAdviser(ctx: Ctx, adviserId: string | null): Promise<OrderDetailData['adviser']> {
  const row = adviserId ? await selectAdviser(ctx.db, adviserId) : undefined;
  return row ? { name: row.name, phone: row.phone, avatar: row.avatar } : null;
}

/** A quote's data about a city; null when it is unknown. */
export async function cityForQuote(ctx: Ctx, cityCode: string) {
  const row = (await keptPlaces.load(ctx)).cities.get(cityCode);
  return row ? { cityName: row.cityName, extraWeeks: row.extraWeeks } : null;
}
