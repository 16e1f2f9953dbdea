import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { stockSaleReminders } from './stock.tables';

/** Which of some cars the person wants to be reminded of. */
export async function selectSaleReminders(
  db: Db,
  accountId: string,
  stockCarIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ stockCarId: stockSaleReminders.stockCarId })
    .from(stockSaleReminders)
    .where(and(eq(stockSaleReminders.accountId, accountId), inArray(stockSaleReminders.stockCarId, [...stockCarIds])));
  return rows.map(({ stockCarId }) => stockCarId);
}

export async function insertSaleReminder(db: Db, accountId: string, stockCarId: string, now: number): Promise<void> {
  await db.insert(stockSaleReminders).values({ accountId, stockCarId, createdAt: now }).onConflictDoNothing();
}

export async function deleteSaleReminder(db: Db, accountId: string, stockCarId: string): Promise<void> {
  await db
    .delete(stockSaleReminders)
    .where(and(eq(stockSaleReminders.accountId, accountId), eq(stockSaleReminders.stockCarId, stockCarId)));
}

/** Marks the reminders of a car as told; the people it told now. */
export async function takeSaleReminders(db: Db, stockCarId: string, now: number): Promise<string[]> {
  const rows = await db
    .update(stockSaleReminders)
    .set({ toldAt: now })
    .where(and(eq(stockSaleReminders.stockCarId, stockCarId), isNull(stockSaleReminders.toldAt)))
    .returning({ accountId: stockSaleReminders.accountId });
  return rows.map(({ accountId }) => accountId);
}
