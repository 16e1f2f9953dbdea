import type { Ctx } from '../../kernel/context';
import { keptPlaces } from './kept-places';
import { advisers, deliverCities, stores } from './store.tables';

/** Initial cities, stores and advisers. */
export interface RegionSeed {
  cities: (typeof deliverCities.$inferInsert)[];
  stores: (typeof stores.$inferInsert)[];
  advisers: (typeof advisers.$inferInsert)[];
}

/** Inserts cities, stores and advisers; existing ones are not changed. */
export async function seedRegions(ctx: Ctx, seed: RegionSeed): Promise<void> {
  if (seed.cities.length > 0) await ctx.db.insert(deliverCities).values(seed.cities).onConflictDoNothing();
  if (seed.stores.length > 0) await ctx.db.insert(stores).values(seed.stores).onConflictDoNothing();
  if (seed.advisers.length > 0) await ctx.db.insert(advisers).values(seed.advisers).onConflictDoNothing();
  keptPlaces.changed(ctx);
}
