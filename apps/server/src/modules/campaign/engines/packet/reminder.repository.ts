import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database';
import { campaignPacketReminders } from './packet.tables';

const reminders = campaignPacketReminders;

export async function insertReminder(db: Db, accountId: string, packetId: string, now: number): Promise<void> {
  await db.insert(reminders).values({ accountId, packetId, createdAt: now }).onConflictDoNothing();
}

export async function deleteReminder(db: Db, accountId: string, packetId: string): Promise<void> {
  await db.delete(reminders).where(and(eq(reminders.accountId, accountId), eq(reminders.packetId, packetId)));
}

/** Which of some rounds somebody is reminded of, in one query. */
export async function findReminders(db: Db, accountId: string, packetIds: readonly string[]): Promise<Set<string>> {
  if (packetIds.length === 0) return new Set();
  const rows = await db
    .select({ packetId: reminders.packetId })
    .from(reminders)
    .where(and(eq(reminders.accountId, accountId), inArray(reminders.packetId, [...packetIds])));
  return new Set(rows.map(({ packetId }) => packetId));
}

/** Takes a batch of people who have not been reminded of a round. @returns their accounts */
export async function takeReminders(db: Db, packetId: string, now: number, most: number): Promise<string[]> {
  const due = sql`select r.account_id from ${reminders} r
    where r.packet_id = ${packetId} and r.reminded_at is null limit ${most} for update of r skip locked`;
  const rows = await db
    .update(reminders)
    .set({ remindedAt: now })
    .where(and(eq(reminders.packetId, packetId), sql`${reminders.accountId} in (${due})`))
    .returning({ accountId: reminders.accountId });
  return rows.map(({ accountId }) => accountId);
}
