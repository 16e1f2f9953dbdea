import { and, count, eq, gte, inArray, lte, max } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { checkIn } from './points.tables';

export type CheckInRow = typeof checkIn.$inferSelect;

const ofAccount = (accountId: string) => eq(checkIn.accountId, accountId);

/** Check-ins of the days asked for, by day. */
export async function selectCheckIns(db: Db, accountId: string, days: string[]): Promise<Map<string, CheckInRow>> {
  const rows = await db
    .select()
    .from(checkIn)
    .where(and(ofAccount(accountId), inArray(checkIn.day, days)));
  return new Map(rows.map((row) => [row.day, row]));
}

/** What an account did in a month such as `2026-11`: days with a check-in, those made up for among them. */
export async function countMonth(db: Db, accountId: string, month: string) {
  const rows = await db
    .select({ isRestored: checkIn.isRestored, days: count() })
    .from(checkIn)
    .where(and(ofAccount(accountId), gte(checkIn.day, `${month}-01`), lte(checkIn.day, `${month}-31`)))
    .groupBy(checkIn.isRestored);
  const days = rows.reduce((sum, row) => sum + row.days, 0);
  return { days, restored: rows.find(({ isRestored }) => isRestored)?.days ?? 0 };
}

/** Check-ins of an account from a day such as `2026-11-26`, and the longest row that ends on one of them. */
export async function checkInsSince(db: Db, accountId: string, day: string) {
  const [row] = await db
    .select({ checkIn: count(), checkInRow: max(checkIn.streakDays) })
    .from(checkIn)
    .where(and(ofAccount(accountId), gte(checkIn.day, day)));
  return { checkIn: row?.checkIn ?? 0, checkInRow: row?.checkInRow ?? 0 };
}

/** Writes a check-in; false when the day has one. Of several callers at once one gets true. */
export async function insertCheckIn(db: Db, row: typeof checkIn.$inferInsert): Promise<boolean> {
  const rows = await db.insert(checkIn).values(row).onConflictDoNothing().returning({ day: checkIn.day });
  return rows.length > 0;
}

/** Changes the days in a row that a check-in counts. */
export async function updateStreak(db: Db, accountId: string, day: string, streakDays: number): Promise<void> {
  await db
    .update(checkIn)
    .set({ streakDays })
    .where(and(ofAccount(accountId), eq(checkIn.day, day)));
}
