import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { channelsItems, channelsReminders } from './channels.tables';

export type ItemRow = typeof channelsItems.$inferSelect;
type ReminderRow = typeof channelsReminders.$inferSelect;
type ReminderKey = Pick<ReminderRow, 'accountId' | 'itemId'>;

const isReminder = ({ accountId, itemId }: ReminderKey) =>
  and(eq(channelsReminders.accountId, accountId), eq(channelsReminders.itemId, itemId));

/** Adds items; those that are there stay. */
export async function insertItems(db: Db, rows: readonly ItemRow[]): Promise<void> {
  await db
    .insert(channelsItems)
    .values([...rows])
    .onConflictDoNothing();
}

export async function findItem(db: Db, itemId: string): Promise<ItemRow | undefined> {
  const [row] = await db.select().from(channelsItems).where(eq(channelsItems.itemId, itemId));
  return row;
}

export async function hasReminder(db: Db, key: ReminderKey): Promise<boolean> {
  const rows = await db.select({ itemId: channelsReminders.itemId }).from(channelsReminders).where(isReminder(key));
  return rows.length > 0;
}

/** Notes a reminder; false when there was one. */
export async function insertReminder(db: Db, row: ReminderRow): Promise<boolean> {
  const rows = await db
    .insert(channelsReminders)
    .values(row)
    .onConflictDoNothing()
    .returning({ itemId: channelsReminders.itemId });
  return rows.length > 0;
}

/** Drops a reminder; false when there was none. */
export async function takeReminder(db: Db, key: ReminderKey): Promise<boolean> {
  const rows = await db
    .delete(channelsReminders)
    .where(isReminder(key))
    .returning({ itemId: channelsReminders.itemId });
  return rows.length > 0;
}
