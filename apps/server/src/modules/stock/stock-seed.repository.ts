import type { Db } from '../../kernel/database';
import {
  stockInstructions,
  stockMatching,
  stockPlaces,
  stockReminderHits,
  stockReminders,
  stockSaleReminders,
  stockStores,
  stockViewings,
} from './stock.tables';

export type StoreRow = typeof stockStores.$inferInsert;
export type NewInstruction = typeof stockInstructions.$inferInsert;
export type NewReminder = typeof stockReminders.$inferInsert;

export async function insertStores(db: Db, rows: StoreRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(stockStores).values(rows);
}

export async function insertInstructions(db: Db, rows: NewInstruction[]): Promise<void> {
  if (rows.length > 0) await db.insert(stockInstructions).values(rows);
}

/** Inserts a matching list with the number of its cars. */
export async function insertMatchingList(
  db: Db,
  accountId: string,
  rows: (typeof stockMatching.$inferInsert)[],
): Promise<void> {
  await db.insert(stockMatching).values(rows);
  await db.insert(stockPlaces).values({ accountId, list: 'matching', used: rows.length });
}

/** Inserts an arrival reminder with the cars that matched it; `insertReminderCount` counts them. */
export async function insertFoundReminder(
  db: Db,
  row: NewReminder,
  hits: (typeof stockReminderHits.$inferInsert)[],
): Promise<void> {
  await db.insert(stockReminders).values(row);
  if (hits.length > 0) await db.insert(stockReminderHits).values(hits);
}

/** Stores how many arrival reminders an account has. */
export async function insertReminderCount(db: Db, accountId: string, used: number): Promise<void> {
  await db.insert(stockPlaces).values({ accountId, list: 'reminder', used });
}

export async function insertSaleReminders(db: Db, rows: (typeof stockSaleReminders.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(stockSaleReminders).values(rows);
}

export async function insertViewing(db: Db, row: typeof stockViewings.$inferInsert): Promise<void> {
  await db.insert(stockViewings).values(row);
}
