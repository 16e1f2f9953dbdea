import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { stockPlaces } from './stock.tables';

/** Limits of the lists; equal to the table's check constraint. */
export const LIST_LIMITS = { matching: 10, reminder: 5 } as const;

export type LimitedList = keyof typeof LIST_LIMITS;

/**
 * Takes one slot of a list; returns the number of used slots, or null when the list is full. One
 * conditional write.
 */
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

/** Frees one slot. */
export async function givePlaceBack(db: Db, accountId: string, list: LimitedList): Promise<void> {
  await db
    .update(stockPlaces)
    .set({ used: sql`${stockPlaces.used} - 1` })
    .where(and(eq(stockPlaces.accountId, accountId), eq(stockPlaces.list, list)));
}

/** Number of used slots. */
export async function countPlaces(db: Db, accountId: string, list: LimitedList): Promise<number> {
  const [row] = await db
    .select({ used: stockPlaces.used })
    .from(stockPlaces)
    .where(and(eq(stockPlaces.accountId, accountId), eq(stockPlaces.list, list)));
  return row?.used ?? 0;
}
