import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import {
  stockMatching,
  stockPlaces,
  stockReminderHits,
  stockReminders,
  stockSaleReminders,
  stockViewings,
} from './stock.tables';

/** Tables whose rows end with the account. */
const ofPerson = [stockViewings, stockMatching, stockReminderHits, stockReminders, stockSaleReminders, stockPlaces];

/** Forgets the lists, bookings and places of a person. */
export async function forgetRowsOf(tx: Db, accountId: string): Promise<void> {
  for (const table of ofPerson) await tx.delete(table).where(eq(table.accountId, accountId));
}
