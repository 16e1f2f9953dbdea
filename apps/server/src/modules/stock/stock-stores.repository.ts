import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { isFreeSql, isOrdinarySql } from './stock.states';
import { stockCars, stockStores } from './stock.tables';

/** What a store offers, and how many cars stand there. */
export interface StoreFacts {
  isQuickOffered: boolean;
  viewingCapacity: number;
  freeCount: number;
  quickCount: number;
}

/** SQL: a car that can be picked up within 1 to 7 days, whoever holds it. */
export const isQuickSql: SQL = sql`(${stockCars.status} = 'onSale' and ${stockCars.isQuickPickup}
  and ${stockCars.readyInDays} between 1 and 7 and ${isOrdinarySql})`;

/** Facts of some stores; one without a row offers nothing. Counts are of one model where asked for. */
export async function selectStoreFacts(
  db: Db,
  storeIds: readonly string[],
  now: number,
  modelId?: string,
): Promise<Map<string, StoreFacts>> {
  const facts = new Map<string, StoreFacts>();
  if (storeIds.length === 0) return facts;
  const offers = await db
    .select()
    .from(stockStores)
    .where(inArray(stockStores.storeId, [...storeIds]));
  const counts = await db
    .select({
      storeId: stockCars.storeId,
      freeCount: sql<number>`count(*)::int`,
      quickCount: sql<number>`(count(*) filter (where ${isQuickSql}))::int`,
    })
    .from(stockCars)
    .where(
      and(
        inArray(stockCars.storeId, [...storeIds]),
        isFreeSql(now),
        isOrdinarySql,
        modelId ? eq(stockCars.modelId, modelId) : undefined,
      ),
    )
    .groupBy(stockCars.storeId);
  for (const storeId of storeIds) {
    const offer = offers.find((row) => row.storeId === storeId);
    const count = counts.find((row) => row.storeId === storeId);
    facts.set(storeId, {
      isQuickOffered: offer?.isQuickOffered ?? false,
      viewingCapacity: offer?.viewingCapacity ?? 0,
      freeCount: count?.freeCount ?? 0,
      quickCount: count?.quickCount ?? 0,
    });
  }
  return facts;
}

/** Viewings that a store takes at the same hour; 0 when it takes none. */
export async function selectViewingCapacity(db: Db, storeId: string): Promise<number> {
  const [row] = await db.select().from(stockStores).where(eq(stockStores.storeId, storeId));
  return row?.viewingCapacity ?? 0;
}
