import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { checkIn, coupon, pointsBalance, pointsEntry } from './points.tables';

/** What the ledger keeps a balance of. */
export type Unit = 'points' | 'growth' | 'kr';

/** The balance row, locked for the rest of the transaction; made when missing. */
export async function lockBalance(db: Db, accountId: string, now: number) {
  await db.insert(pointsBalance).values({ accountId, updatedAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(pointsBalance).where(eq(pointsBalance.accountId, accountId)).for('update');
  return row;
}

/** Adds `delta` (may be negative) and returns the balance, or null when it would go below zero. */
export async function moveBalance(db: Db, accountId: string, unit: Unit, delta: number, now: number) {
  const column = pointsBalance[unit];
  const rows = await db
    .update(pointsBalance)
    .set({ [unit]: sql`${column} + ${delta}`, updatedAt: now })
    .where(and(eq(pointsBalance.accountId, accountId), sql`${column} + ${delta} >= 0`))
    .returning({ balance: column });
  return rows[0]?.balance ?? null;
}

/** Whether this movement is in the ledger already. */
export async function findEntry(db: Db, accountId: string, unit: Unit, reason: string, ref: string) {
  const rows = await db
    .select({ delta: pointsEntry.delta })
    .from(pointsEntry)
    .where(
      and(
        eq(pointsEntry.accountId, accountId),
        eq(pointsEntry.unit, unit),
        eq(pointsEntry.reason, reason),
        eq(pointsEntry.ref, ref),
      ),
    );
  return rows[0];
}

/** Writes a ledger row. */
export async function insertEntry(db: Db, entry: typeof pointsEntry.$inferInsert): Promise<void> {
  await db.insert(pointsEntry).values(entry);
}

/** How often `reason` was booked on a day. */
export async function countEntries(db: Db, accountId: string, reason: string, day: string): Promise<number> {
  const rows = await db
    .select({ n: count() })
    .from(pointsEntry)
    .where(and(eq(pointsEntry.accountId, accountId), eq(pointsEntry.reason, reason), eq(pointsEntry.day, day)));
  return rows[0]?.n ?? 0;
}

/** Balances; undefined for an account that never moved any. */
export async function findBalance(db: Db, accountId: string) {
  const rows = await db.select().from(pointsBalance).where(eq(pointsBalance.accountId, accountId));
  return rows[0];
}

/** Coupons that can be used now. */
export async function countUsableCoupons(db: Db, accountId: string, now: number): Promise<number> {
  const rows = await db
    .select({ n: count() })
    .from(coupon)
    .where(and(eq(coupon.accountId, accountId), eq(coupon.state, 'unused'), gt(coupon.expiresAt, now)));
  return rows[0]?.n ?? 0;
}

/** Check-ins of the days asked for. */
export async function findCheckIns(db: Db, accountId: string, days: string[]) {
  return db
    .select()
    .from(checkIn)
    .where(and(eq(checkIn.accountId, accountId), inArray(checkIn.day, days)));
}

/** Writes a check-in; false when the day has one. Of several callers at once one gets true. */
export async function insertCheckIn(db: Db, row: typeof checkIn.$inferInsert): Promise<boolean> {
  const rows = await db.insert(checkIn).values(row).onConflictDoNothing().returning({ day: checkIn.day });
  return rows.length > 0;
}
