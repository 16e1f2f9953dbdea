import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { isFreeSql, isOrdinarySql } from './car-conditions.repository';
import { stockCars, stockStores } from './stock.tables';

/** A store's services and number of cars. */
export interface StoreFacts {
  isQuickOffered: boolean;
  freeCount: number;
  quickCount: number;
}

/** SQL: a car that can be picked up within 1 to 7 days, held or not. */
export const isQuickSql: SQL = sql`(${stockCars.status} = 'onSale' and ${stockCars.isQuickPickup}
  and ${stockCars.readyInDays} between 1 and 7 and ${isOrdinarySql})`;

/** Facts of all stores that have any, by id. Counts are of one model on request. */
export async function selectStoreFacts(db: Db, now: number, modelId?: string): Promise<Map<string, StoreFacts>> {
  const offers = await db.select().from(stockStores);
  const counts = await db
    .select({
      storeId: stockCars.storeId,
      freeCount: sql<number>`count(*)::int`,
      quickCount: sql<number>`(count(*) filter (where ${isQuickSql}))::int`,
    })
    .from(stockCars)
    .where(and(isFreeSql(now), isOrdinarySql, modelId ? eq(stockCars.modelId, modelId) : undefined))
    .groupBy(stockCars.storeId);
  const storeIds = new Set([...offers, ...counts].map(({ storeId }) => storeId));
  const offerOf = new Map(offers.map((row) => [row.storeId, row]));
  const countOf = new Map(counts.map((row) => [row.storeId, row]));
  const factsOf = (storeId: string): StoreFacts => ({
    isQuickOffered: offerOf.get(storeId)?.isQuickOffered ?? false,
    freeCount: countOf.get(storeId)?.freeCount ?? 0,
    quickCount: countOf.get(storeId)?.quickCount ?? 0,
  });
  return new Map([...storeIds].map((storeId) => [storeId, factsOf(storeId)]));
}
