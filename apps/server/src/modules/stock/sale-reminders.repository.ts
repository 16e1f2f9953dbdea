import { and, eq, inArray, isNull } from 'drizzle-orm';
import { ofActive } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import type { Db } from '../../kernel/database';
import { stockSaleReminders } from './stock.tables';

/** The cars among these that the person asked a sale reminder for. */
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

/** Marks a car's sale reminders as sent; returns the people of those marked now. */
export async function takeSaleReminders(ctx: Ctx, stockCarId: string): Promise<string[]> {
  const { accountId, toldAt } = stockSaleReminders;
  const rows = await ctx.db
    .update(stockSaleReminders)
    .set({ toldAt: ctx.now() })
    .where(and(eq(stockSaleReminders.stockCarId, stockCarId), isNull(toldAt), ofActive(ctx, accountId)))
    .returning({ accountId });
  return rows.map(({ accountId }) => accountId);
}
