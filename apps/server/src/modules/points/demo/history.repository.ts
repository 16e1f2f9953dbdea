import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { checkIn, pointsBalance, pointsEntry, pointsUse } from '../points.tables';

/** Accounts with a welcome gift of points, and when they got it. */
export async function selectWelcomed(db: Db, accountIds: string[]) {
  return db
    .select({ accountId: pointsEntry.accountId, at: pointsEntry.createdAt })
    .from(pointsEntry)
    .where(
      and(
        inArray(pointsEntry.accountId, accountIds),
        eq(pointsEntry.unit, 'points'),
        eq(pointsEntry.reason, 'welcome'),
      ),
    );
}

/** Rows of a made-up history; `balance` for an account that has none yet. */
export interface HistoryRows {
  entries: (typeof pointsEntry.$inferInsert)[];
  uses: (typeof pointsUse.$inferInsert)[];
  days: (typeof checkIn.$inferInsert)[];
  balance: typeof pointsBalance.$inferInsert | null;
}

/** Adds a history; nothing for an account whose balance it would make but which has one already. */
export async function insertHistory(db: Db, { entries, uses, days, balance }: HistoryRows): Promise<void> {
  if (balance) {
    const made = await db.insert(pointsBalance).values(balance).onConflictDoNothing().returning();
    if (made.length === 0) return;
  }
  await db.insert(pointsEntry).values(entries).onConflictDoNothing();
  if (uses.length > 0) await db.insert(pointsUse).values(uses).onConflictDoNothing();
  if (days.length > 0) await db.insert(checkIn).values(days).onConflictDoNothing();
}
