import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { campaignCodes, campaignStartReminders } from './code.tables';

export type CodeRow = typeof campaignCodes.$inferSelect;
export type StartReminder = Pick<typeof campaignStartReminders.$inferSelect, 'accountId' | 'campaignId'>;

/** A code, however it is typed. */
export async function findCode(db: Db, code: string): Promise<CodeRow | undefined> {
  const [row] = await db.select().from(campaignCodes).where(eq(campaignCodes.code, code.toUpperCase()));
  return row;
}

export async function insertCodes(db: Db, rows: readonly CodeRow[]): Promise<void> {
  await db
    .insert(campaignCodes)
    .values([...rows])
    .onConflictDoNothing();
}

const isReminder = ({ accountId, campaignId }: StartReminder) =>
  and(eq(campaignStartReminders.accountId, accountId), eq(campaignStartReminders.campaignId, campaignId));

export async function hasReminder(db: Db, key: StartReminder): Promise<boolean> {
  const rows = await db
    .select({ at: campaignStartReminders.createdAt })
    .from(campaignStartReminders)
    .where(isReminder(key));
  return rows.length > 0;
}

/** Adds a reminder; false when it is there. */
export async function insertReminder(db: Db, row: typeof campaignStartReminders.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(campaignStartReminders)
    .values(row)
    .onConflictDoNothing()
    .returning({ accountId: campaignStartReminders.accountId });
  return rows.length > 0;
}

export async function deleteReminder(db: Db, key: StartReminder): Promise<void> {
  await db.delete(campaignStartReminders).where(isReminder(key));
}

/** Marks a reminder as told. @returns its code; undefined when it was dropped, or told before */
export async function takeReminder(db: Db, key: StartReminder, toldAt: number): Promise<string | undefined> {
  const [row] = await db
    .update(campaignStartReminders)
    .set({ toldAt })
    .where(and(isReminder(key), isNull(campaignStartReminders.toldAt)))
    .returning({ code: campaignStartReminders.code });
  return row?.code;
}
