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

/** Puts a car on the list; false when it is there already. */
export async function insertMatching(db: Db, accountId: string, stockCarId: string, now: number): Promise<boolean> {
  const rows = await db
    .insert(stockMatching)
    .values({ accountId, stockCarId, createdAt: now })
    .onConflictDoNothing()
    .returning({ stockCarId: stockMatching.stockCarId });
  return rows.length > 0;
}

/** Takes a car off the list; false when it was not there. */
export async function deleteMatching(db: Db, accountId: string, stockCarId: string): Promise<boolean> {
  const rows = await db
    .delete(stockMatching)
    .where(and(eq(stockMatching.accountId, accountId), eq(stockMatching.stockCarId, stockCarId)))
    .returning({ stockCarId: stockMatching.stockCarId });
  return rows.length > 0;
}

/** The list, newest first; never more than its limit. */
export function selectMatching(db: Db, accountId: string) {
  return db
    .select()
    .from(stockMatching)
    .where(eq(stockMatching.accountId, accountId))
    .orderBy(desc(stockMatching.createdAt), desc(stockMatching.stockCarId));
}
