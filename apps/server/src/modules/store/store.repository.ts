import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { advisers, deliverCities, stores } from './store.tables';

export type CityRow = typeof deliverCities.$inferSelect;
export type StoreRow = typeof stores.$inferSelect;
export type AdviserRow = typeof advisers.$inferSelect;

/** All cities, by code. */
export function selectCities(db: Db): Promise<CityRow[]> {
  return db.select().from(deliverCities).orderBy(asc(deliverCities.cityCode));
}

export async function selectCity(db: Db, cityCode: string): Promise<CityRow | undefined> {
  const [row] = await db.select().from(deliverCities).where(eq(deliverCities.cityCode, cityCode));
  return row;
}

export function selectStoresOfCity(db: Db, cityCode: string): Promise<StoreRow[]> {
  return db.select().from(stores).where(eq(stores.cityCode, cityCode)).orderBy(asc(stores.storeId));
}

export async function selectStore(db: Db, storeId: string): Promise<StoreRow | undefined> {
  const [row] = await db.select().from(stores).where(eq(stores.storeId, storeId));
  return row;
}

export function selectAdvisers(db: Db, storeId: string): Promise<AdviserRow[]> {
  return db.select().from(advisers).where(eq(advisers.storeId, storeId)).orderBy(asc(advisers.adviserId));
}

export async function selectAdviser(db: Db, adviserId: string): Promise<AdviserRow | undefined> {
  const [row] = await db.select().from(advisers).where(eq(advisers.adviserId, adviserId));
  return row;
}
