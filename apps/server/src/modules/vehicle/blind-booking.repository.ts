import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { blindPlace, blindWindow } from './blind-booking.tables';

export type BlindWindowRow = typeof blindWindow.$inferSelect;
export type PlaceRow = typeof blindPlace.$inferSelect;

/** Blind booking windows of a model in display order. */
export function selectBlindWindows(db: Db, modelId: string): Promise<BlindWindowRow[]> {
  return db.select().from(blindWindow).where(eq(blindWindow.modelId, modelId)).orderBy(asc(blindWindow.position));
}

export async function selectBlindWindow(db: Db, windowId: string): Promise<BlindWindowRow | undefined> {
  const [row] = await db.select().from(blindWindow).where(eq(blindWindow.windowId, windowId));
  return row;
}

const isPlace = (accountId: string, modelId: string) =>
  and(eq(blindPlace.accountId, accountId), eq(blindPlace.modelId, modelId));

export async function selectPlace(db: Db, accountId: string, modelId: string): Promise<PlaceRow | undefined> {
  const [row] = await db.select().from(blindPlace).where(isPlace(accountId, modelId));
  return row;
}

/** The booking of an order. */
export async function selectPlaceOfOrder(db: Db, accountId: string, orderNo: string): Promise<PlaceRow | undefined> {
  const where = and(eq(blindPlace.accountId, accountId), eq(blindPlace.orderNo, orderNo));
  const [row] = await db.select().from(blindPlace).where(where);
  return row;
}

/** Inserts a person's booking; null when the person already has one for this model. */
export async function insertPlace(db: Db, row: typeof blindPlace.$inferInsert): Promise<PlaceRow | null> {
  const [stored] = await db.insert(blindPlace).values(row).onConflictDoNothing().returning();
  return stored ?? null;
}

/** Takes one of a window's remaining bookings; false when none is left. */
export async function takePlace(db: Db, windowId: string): Promise<boolean> {
  const rows = await db
    .update(blindWindow)
    .set({ taken: sql`${blindWindow.taken} + 1` })
    .where(and(eq(blindWindow.windowId, windowId), lt(blindWindow.taken, blindWindow.placeLimit)))
    .returning({ taken: blindWindow.taken });
  return rows.length > 0;
}

/**
 * Deletes an order's booking and returns it to its window's capacity; does nothing when there is
 * none.
 */
export async function deletePlace(db: Db, accountId: string, orderNo: string): Promise<void> {
  const [row] = await db
    .delete(blindPlace)
    .where(and(eq(blindPlace.accountId, accountId), eq(blindPlace.orderNo, orderNo)))
    .returning({ windowId: blindPlace.windowId });
  if (!row) return;
  await db
    .update(blindWindow)
    .set({ taken: sql`${blindWindow.taken} - 1` })
    .where(eq(blindWindow.windowId, row.windowId));
}

/** Marks an order's booking as paid and assigns the next number; does nothing when it has one. */
export async function numberPlace(db: Db, accountId: string, orderNo: string, paidAt: number): Promise<void> {
  const [row] = await db
    .update(blindPlace)
    .set({ paidAt })
    .where(and(eq(blindPlace.accountId, accountId), eq(blindPlace.orderNo, orderNo), isNull(blindPlace.paidAt)))
    .returning();
  if (!row) return;
  const [counted] = await db
    .update(blindWindow)
    .set({ paidCount: sql`${blindWindow.paidCount} + 1` })
    .where(eq(blindWindow.windowId, row.windowId))
    .returning({ placeNo: blindWindow.paidCount });
  await db
    .update(blindPlace)
    .set({ placeNo: counted?.placeNo ?? null })
    .where(isPlace(accountId, row.modelId));
}
