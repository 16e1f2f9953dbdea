import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { checkIn, checkInReminder, pointsBalance } from './points.tables';

const { accountId: owner, nextExpiryAt, announcedExpiryAt } = pointsBalance;
const isNotAnnounced = or(isNull(announcedExpiryAt), sql`${announcedExpiryAt} < ${nextExpiryAt}`);

/** Accounts whose next points expire in a period and were not announced yet. */
export async function selectToAnnounce(db: Db, { from, to }: { from: number; to: number }, most: number) {
  const rows = await db
    .select({ owner })
    .from(pointsBalance)
    .where(and(gt(nextExpiryAt, from), lte(nextExpiryAt, to), isNotAnnounced))
    .limit(most);
  return rows.map((row) => row.owner);
}

/** Notes that the next expiry of an account is announced. @returns its moment, for one of several callers; else null */
export async function markAnnounced(db: Db, accountId: string): Promise<number | null> {
  const [row] = await db
    .update(pointsBalance)
    .set({ announcedExpiryAt: sql`${nextExpiryAt}` })
    .where(and(eq(owner, accountId), isNotAnnounced))
    .returning({ at: nextExpiryAt });
  return row?.at ?? null;
}

export async function insertReminder(db: Db, accountId: string, now: number): Promise<void> {
  await db.insert(checkInReminder).values({ accountId, createdAt: now }).onConflictDoNothing();
}

export async function deleteReminder(db: Db, accountId: string): Promise<void> {
  await db.delete(checkInReminder).where(eq(checkInReminder.accountId, accountId));
}

export async function hasReminder(db: Db, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ accountId: checkInReminder.accountId })
    .from(checkInReminder)
    .where(eq(checkInReminder.accountId, accountId));
  return rows.length > 0;
}

/** Takes reminders of people who have not checked in on a day, each once a day. @returns the accounts */
export async function takeDue(db: Db, day: string, most: number): Promise<string[]> {
  const due = sql`select r.account_id from ${checkInReminder} r
    where (r.reminded_on is null or r.reminded_on < ${day})
      and not exists (select 1 from ${checkIn} c where c.account_id = r.account_id and c.day = ${day})
    limit ${most} for update of r skip locked`;
  const rows = await db
    .update(checkInReminder)
    .set({ remindedOn: day })
    .where(sql`${checkInReminder.accountId} in (${due})`)
    .returning({ accountId: checkInReminder.accountId });
  return rows.map(({ accountId }) => accountId);
}

/** Days in a row up to a day, of accounts that checked in on it. */
export async function selectStreaks(db: Db, accounts: readonly string[], day: string): Promise<Map<string, number>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .select({ accountId: checkIn.accountId, streakDays: checkIn.streakDays })
    .from(checkIn)
    .where(and(inArray(checkIn.accountId, [...accounts]), eq(checkIn.day, day)));
  return new Map(rows.map(({ accountId, streakDays }) => [accountId, streakDays]));
}
