import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { stockMatching } from './stock.tables';

export async function isInMatchingList(db: Db, accountId: string, stockCarId: string): Promise<boolean> {
  const rows = await db
    .select({ stockCarId: stockMatching.stockCarId })
    .from(stockMatching)
    .where(and(eq(stockMatching.accountId, accountId), eq(stockMatching.stockCarId, stockCarId)));
  return rows.length > 0;
}

/** Adds a car to the list; false when it is already there. */
export async function insertMatching(db: Db, accountId: string, stockCarId: string, now: number): Promise<boolean> {
  const rows = await db
    .insert(stockMatching)
    .values({ accountId, stockCarId, createdAt: now })
    .onConflictDoNothing()
    .returning({ stockCarId: stockMatching.stockCarId });
  return rows.length > 0;
}

/** Removes a car from the list; false when it was not there. */
export async function deleteMatching(db: Db, accountId: string, stockCarId: string): Promise<boolean> {
  const rows = await db
    .delete(stockMatching)
    .where(and(eq(stockMatching.accountId, accountId), eq(stockMatching.stockCarId, stockCarId)))
    .returning({ stockCarId: stockMatching.stockCarId });
  return rows.length > 0;
}

/** The list, newest first; bounded by its limit. */
export function selectMatching(db: Db, accountId: string) {
  return db
    .select()
    .from(stockMatching)
    .where(eq(stockMatching.accountId, accountId))
    .orderBy(desc(stockMatching.createdAt), desc(stockMatching.stockCarId));
}
