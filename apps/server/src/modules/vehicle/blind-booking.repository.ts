import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { blindBooking, blindWindow } from './blind-booking.tables';

export type BlindWindowRow = typeof blindWindow.$inferSelect;
export type BlindBookingRow = typeof blindBooking.$inferSelect;

/** Blind booking windows of a model in display order. */
export function selectBlindWindows(db: Db, modelId: string): Promise<BlindWindowRow[]> {
  return db.select().from(blindWindow).where(eq(blindWindow.modelId, modelId)).orderBy(asc(blindWindow.position));
}

export async function selectBlindWindow(db: Db, windowId: string): Promise<BlindWindowRow | undefined> {
  const [row] = await db.select().from(blindWindow).where(eq(blindWindow.windowId, windowId));
  return row;
}

const isBooking = (accountId: string, modelId: string) =>
  and(eq(blindBooking.accountId, accountId), eq(blindBooking.modelId, modelId));

export async function selectBooking(db: Db, accountId: string, modelId: string): Promise<BlindBookingRow | undefined> {
  const [row] = await db.select().from(blindBooking).where(isBooking(accountId, modelId));
  return row;
}

/** The booking of an order. */
export async function selectBookingOfOrder(
  db: Db,
  accountId: string,
  orderNo: string,
): Promise<BlindBookingRow | undefined> {
  const where = and(eq(blindBooking.accountId, accountId), eq(blindBooking.orderNo, orderNo));
  const [row] = await db.select().from(blindBooking).where(where);
  return row;
}

/** Inserts a person's booking; null when the person already has one for this model. */
export async function insertBooking(db: Db, row: typeof blindBooking.$inferInsert): Promise<BlindBookingRow | null> {
  const [stored] = await db.insert(blindBooking).values(row).onConflictDoNothing().returning();
  return stored ?? null;
}

/** Takes one of a window's remaining bookings; false when none is left. */
export async function raiseTaken(db: Db, windowId: string): Promise<boolean> {
  const rows = await db
    .update(blindWindow)
    .set({ taken: sql`${blindWindow.taken} + 1` })
    .where(and(eq(blindWindow.windowId, windowId), lt(blindWindow.taken, blindWindow.bookingLimit)))
    .returning({ taken: blindWindow.taken });
  return rows.length > 0;
}

/**
 * Deletes an order's booking and returns it to its window's capacity; does nothing when there is
 * none.
 */
export async function deleteBooking(db: Db, accountId: string, orderNo: string): Promise<void> {
  const [row] = await db
    .delete(blindBooking)
    .where(and(eq(blindBooking.accountId, accountId), eq(blindBooking.orderNo, orderNo)))
    .returning({ windowId: blindBooking.windowId });
  if (!row) return;
  await db
    .update(blindWindow)
    .set({ taken: sql`${blindWindow.taken} - 1` })
    .where(eq(blindWindow.windowId, row.windowId));
}

/** Marks an order's booking as paid and assigns the next number; does nothing when it has one. */
export async function numberBooking(db: Db, accountId: string, orderNo: string, paidAt: number): Promise<void> {
  const [row] = await db
    .update(blindBooking)
    .set({ paidAt })
    .where(and(eq(blindBooking.accountId, accountId), eq(blindBooking.orderNo, orderNo), isNull(blindBooking.paidAt)))
    .returning();
  if (!row) return;
  const [counted] = await db
    .update(blindWindow)
    .set({ paidCount: sql`${blindWindow.paidCount} + 1` })
    .where(eq(blindWindow.windowId, row.windowId))
    .returning({ bookingNo: blindWindow.paidCount });
  await db
    .update(blindBooking)
    .set({ bookingNo: counted?.bookingNo ?? null })
    .where(isBooking(accountId, row.modelId));
}

export async function insertBlindWindows(db: Db, rows: (typeof blindWindow.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(blindWindow).values(rows);
}
