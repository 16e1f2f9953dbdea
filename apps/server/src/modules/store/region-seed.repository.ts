import type { Db } from '../../kernel/database';
import { advisers, deliverCities, stores } from './store.tables';

/** Initial cities, stores and advisers. */
export interface RegionSeed {
  cities: (typeof deliverCities.$inferInsert)[];
  stores: (typeof stores.$inferInsert)[];
  advisers: (typeof advisers.$inferInsert)[];
}

/** Inserts cities, stores and advisers; existing ones are not changed. */
export async function insertRegions(db: Db, seed: RegionSeed): Promise<void> {
  if (seed.cities.length > 0) await db.insert(deliverCities).values(seed.cities).onConflictDoNothing();
  if (seed.stores.length > 0) await db.insert(stores).values(seed.stores).onConflictDoNothing();
  if (seed.advisers.length > 0) await db.insert(advisers).values(seed.advisers).onConflictDoNothing();
}
