import { eq } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import {
  stockMatching,
  stockPlaces,
  stockReminderHits,
  stockReminders,
  stockSaleReminders,
  stockViewings,
} from './stock.tables';
import { dropAllHolds } from './stock-car.repository';
import { stockChanged } from './stock-reads';

/** Forgets an account: its holds and places are free for others, its lists and bookings are gone. */
export async function forgetPerson(ctx: Ctx, { accountId }: { accountId: string }): Promise<void> {
  const { db } = ctx;
  await dropAllHolds(db, accountId, ctx.now());
  stockChanged(ctx);
  await db.delete(stockViewings).where(eq(stockViewings.accountId, accountId));
  await db.delete(stockMatching).where(eq(stockMatching.accountId, accountId));
  await db.delete(stockReminderHits).where(eq(stockReminderHits.accountId, accountId));
  await db.delete(stockReminders).where(eq(stockReminders.accountId, accountId));
  await db.delete(stockSaleReminders).where(eq(stockSaleReminders.accountId, accountId));
  await db.delete(stockPlaces).where(eq(stockPlaces.accountId, accountId));
}
