import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { stockPlaces } from './stock.tables';

/** Lists with a limited number of places; the table's check says the same numbers. */
export const LIST_LIMITS = { matching: 10, reminder: 5 } as const;

export type LimitedList = keyof typeof LIST_LIMITS;

/** Takes one place of a list; the places in use, or null when all are taken. One conditional write. */
export async function takePlace(db: Db, accountId: string, list: LimitedList): Promise<number | null> {
  const [row] = await db
    .insert(stockPlaces)
    .values({ accountId, list, used: 1 })
    .onConflictDoUpdate({
      target: [stockPlaces.accountId, stockPlaces.list],
      set: { used: sql`${stockPlaces.used} + 1` },
      setWhere: lt(stockPlaces.used, LIST_LIMITS[list]),
    })
    .returning({ used: stockPlaces.used });
  return row?.used ?? null;
}

/** Gives one place back. */
export async function givePlaceBack(db: Db, accountId: string, list: LimitedList): Promise<void> {
  await db
    .update(stockPlaces)
    .set({ used: sql`${stockPlaces.used} - 1` })
    .where(and(eq(stockPlaces.accountId, accountId), eq(stockPlaces.list, list)));
}

/** Places in use. */
export async function countPlaces(db: Db, accountId: string, list: LimitedList): Promise<number> {
  const [row] = await db
    .select({ used: stockPlaces.used })
    .from(stockPlaces)
    .where(and(eq(stockPlaces.accountId, accountId), eq(stockPlaces.list, list)));
  return row?.used ?? 0;
}
