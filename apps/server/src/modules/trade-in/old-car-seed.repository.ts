import type { Db } from '../../kernel/database';
import { tradeInBrands, tradeInPlaces, tradeInPrices, tradeInRules, tradeInSeries } from './trade-in.tables';

/** Rows about old cars and where they are inspected, for an empty database. */
export interface OldCarSeed {
  brands: (typeof tradeInBrands.$inferInsert)[];
  series: (typeof tradeInSeries.$inferInsert)[];
  prices: (typeof tradeInPrices.$inferInsert)[];
  rules: (typeof tradeInRules.$inferInsert)[];
  places: (typeof tradeInPlaces.$inferInsert)[];
}

/** Inserts brands, series, prices, rules and locations. */
export async function insertOldCars(db: Db, seed: OldCarSeed): Promise<void> {
  await db.insert(tradeInBrands).values(seed.brands);
  await db.insert(tradeInSeries).values(seed.series);
  await db.insert(tradeInPrices).values(seed.prices);
  await db.insert(tradeInRules).values(seed.rules);
  await db.insert(tradeInPlaces).values(seed.places);
}
