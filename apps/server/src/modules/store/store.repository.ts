import { and, asc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { metresFrom, type Point } from '../../kernel/distance';
import { advisers, deliverCities, stores } from './store.tables';

export type CityRow = typeof deliverCities.$inferSelect;
export type StoreRow = typeof stores.$inferSelect;
export type AdviserRow = typeof advisers.$inferSelect;

/** All cities, by code. */
export function selectCities(db: Db): Promise<CityRow[]> {
  return db.select().from(deliverCities).orderBy(asc(deliverCities.cityCode));
}

/** Default order: a centre before a space before a delivery centre, then by id. */
const proposed = [
  sql`array_position(array['centre', 'space', 'delivery'], ${stores.kind})`,
  asc(stores.storeId),
] as const;

/** All stores in default order. */
export function selectStores(db: Db): Promise<StoreRow[]> {
  return db
    .select()
    .from(stores)
    .orderBy(...proposed);
}

/** All advisers, by id. */
export function selectAllAdvisers(db: Db): Promise<AdviserRow[]> {
  return db.select().from(advisers).orderBy(asc(advisers.adviserId));
}

export async function selectStore(db: Db, storeId: string): Promise<StoreRow | undefined> {
  const [row] = await db.select().from(stores).where(eq(stores.storeId, storeId));
  return row;
}

export async function selectAdviser(db: Db, adviserId: string): Promise<AdviserRow | undefined> {
  const [row] = await db.select().from(advisers).where(eq(advisers.adviserId, adviserId));
  return row;
}

/** A store with its city's name and the distance from a point. */
export type StorePlaceRow = StoreRow & { cityName: string; distanceM: number | null };

const placeColumns = (point: Point | null) => ({
  ...getTableColumns(stores),
  cityName: deliverCities.cityName,
  distanceM: point
    ? metresFrom(point, stores.latitude, stores.longitude)
    : sql<number | null>`null::int`.as('no_distance'),
});

export function selectPlacesById(db: Db, storeIds: readonly string[]): Promise<StorePlaceRow[]> {
  return db
    .select(placeColumns(null))
    .from(stores)
    .innerJoin(deliverCities, eq(deliverCities.cityCode, stores.cityCode))
    .where(inArray(stores.storeId, [...storeIds]));
}

/** Nearest first; without a point in default order. */
export function selectPlacesNear(
  db: Db,
  point: Point | null,
  filter: { limit: number; cityCode?: string | undefined; withinM?: number },
): Promise<StorePlaceRow[]> {
  const { limit, cityCode, withinM } = filter;
  const metres = point ? metresFrom(point, stores.latitude, stores.longitude) : null;
  const where = and(
    cityCode ? eq(stores.cityCode, cityCode) : undefined,
    metres && withinM !== undefined ? lte(metres, withinM) : undefined,
  );
  return db
    .select(placeColumns(point))
    .from(stores)
    .innerJoin(deliverCities, eq(deliverCities.cityCode, stores.cityCode))
    .where(where)
    .orderBy(...(metres ? [metres] : []), ...proposed)
    .limit(limit);
}
