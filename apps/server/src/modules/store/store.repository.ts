import { and, asc, eq, getTableColumns, gt, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { metresFrom, type Point } from '../../kernel/distance';
import { keysetById, type PageRange } from '../../kernel/list';
import { advisers, deliverCities, storeClosures, stores } from './store.tables';

export type CityRow = typeof deliverCities.$inferSelect;
export type StoreRow = typeof stores.$inferSelect;
export type AdviserRow = typeof advisers.$inferSelect;
export type ClosureRow = typeof storeClosures.$inferSelect;

/** All cities, by code. */
export function selectCities(db: Db): Promise<CityRow[]> {
  return db.select().from(deliverCities).orderBy(asc(deliverCities.cityCode));
}

/** Default order: a centre before a space before a delivery centre before a service centre, then by id. */
export const proposed = [
  sql`array_position(array['centre', 'space', 'delivery', 'service'], ${stores.kind})`,
  asc(stores.storeId),
] as const;

/** All stores but those that moved, in default order. */
export function selectStores(db: Db): Promise<StoreRow[]> {
  return db
    .select()
    .from(stores)
    .where(isNull(stores.movedTo))
    .orderBy(...proposed);
}

/** All advisers, by id. */
export function selectAllAdvisers(db: Db): Promise<AdviserRow[]> {
  return db.select().from(advisers).orderBy(asc(advisers.adviserId));
}

/** Advisers of a store, by id. */
export function selectAdvisersOf(db: Db, storeId: string): Promise<AdviserRow[]> {
  return db.select().from(advisers).where(eq(advisers.storeId, storeId)).orderBy(asc(advisers.adviserId));
}

export async function selectStore(db: Db, storeId: string): Promise<StoreRow | undefined> {
  const [row] = await db.select().from(stores).where(eq(stores.storeId, storeId));
  return row;
}

export async function selectAdviser(db: Db, adviserId: string): Promise<AdviserRow | undefined> {
  const [row] = await db.select().from(advisers).where(eq(advisers.adviserId, adviserId));
  return row;
}

/** Closures of stores that are not over yet, the first to begin first. */
export function selectClosures(db: Db, storeIds: readonly string[], now: number): Promise<ClosureRow[]> {
  return db
    .select()
    .from(storeClosures)
    .where(and(inArray(storeClosures.storeId, [...storeIds]), gt(storeClosures.untilAt, now)))
    .orderBy(asc(storeClosures.fromAt), asc(storeClosures.closureId));
}

/** Adds advisers and closures, unless there are such. */
export async function addCarers(
  db: Db,
  people: readonly (typeof advisers.$inferInsert)[],
  closures: readonly ClosureRow[],
): Promise<void> {
  if (people.length > 0)
    await db
      .insert(advisers)
      .values([...people])
      .onConflictDoNothing();
  if (closures.length > 0)
    await db
      .insert(storeClosures)
      .values([...closures])
      .onConflictDoNothing();
}

/** A store, whose row nobody else changes until the transaction ends. */
export async function selectStoreForUpdate(db: Db, storeId: string): Promise<StoreRow | undefined> {
  const [row] = await db.select().from(stores).where(eq(stores.storeId, storeId)).for('update');
  return row;
}

export async function updateStore(
  db: Db,
  storeId: string,
  changes: Partial<Pick<StoreRow, 'phone' | 'hours' | 'services'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await db.update(stores).set(changes).where(eq(stores.storeId, storeId));
}

/** Changes an adviser of a store; false when it has no such. */
export async function updateAdviser(
  db: Db,
  { storeId, adviserId }: Pick<AdviserRow, 'storeId' | 'adviserId'>,
  changes: Pick<AdviserRow, 'title' | 'phone' | 'hours' | 'restDays'>,
): Promise<boolean> {
  const isTheirs = and(eq(advisers.adviserId, adviserId), eq(advisers.storeId, storeId));
  const rows = await db.update(advisers).set(changes).where(isTheirs).returning({ adviserId: advisers.adviserId });
  return rows.length > 0;
}

export async function insertClosure(db: Db, row: ClosureRow): Promise<void> {
  await db.insert(storeClosures).values(row);
}

export async function deleteClosure(db: Db, closureId: string): Promise<void> {
  await db.delete(storeClosures).where(eq(storeClosures.closureId, closureId));
}

const byId = keysetById(stores.storeId, 'asc');

/** Stores as staff look for them, those that moved included. */
export function selectStoresOfStaff(
  db: Db,
  filter: {
    storeId?: string | undefined;
    words?: string | undefined;
    cityCode?: string | undefined;
    kind?: StoreRow['kind'] | undefined;
  },
  { after, limit }: PageRange,
): Promise<StorePlaceRow[]> {
  const { storeId, words, cityCode, kind } = filter;
  const part = `%${(words ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select(placeColumns(null))
    .from(stores)
    .innerJoin(deliverCities, eq(deliverCities.cityCode, stores.cityCode))
    .where(
      and(
        storeId === undefined ? undefined : eq(stores.storeId, storeId),
        words ? or(ilike(stores.name, part), ilike(stores.address, part)) : undefined,
        cityCode ? eq(stores.cityCode, cityCode) : undefined,
        kind ? eq(stores.kind, kind) : undefined,
        byId.after(after),
      ),
    )
    .orderBy(...byId.order)
    .limit(limit);
}

/** A store with its city's name and the distance from a point. */
export type StorePlaceRow = StoreRow & { cityName: string; distanceM: number | null };

export const placeColumns = (point: Point | null) => ({
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
