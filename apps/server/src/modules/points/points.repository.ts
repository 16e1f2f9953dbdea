import { and, between, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { InternalError } from '../../kernel/errors';
import { sumExpiring } from './lot.repository';
import { pointsBalance, pointsEntry } from './points.tables';

/** What the ledger keeps a balance of. */
export type Unit = 'points' | 'growth' | 'kr';

/** The balance row, locked for the rest of the transaction; made when missing. */
export async function lockBalance(db: Db, accountId: string, now: number) {
  await db.insert(pointsBalance).values({ accountId, hasLots: true, updatedAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(pointsBalance).where(eq(pointsBalance.accountId, accountId)).for('update');
  if (!row) throw new InternalError(`no balance of ${accountId}`);
  return row;
}

/** What a movement changes in the balance row. */
interface BalanceChange {
  unit: Unit;
  /** May be negative. */
  delta: number;
  /** Moment at which what the movement adds expires. */
  expiresAt?: number | undefined;
}

/** Adds `delta` and returns the balance, or null when it would go below zero. */
export async function moveBalance(db: Db, accountId: string, change: BalanceChange, now: number) {
  const { unit, delta, expiresAt } = change;
  const column = pointsBalance[unit];
  const next = pointsBalance.nextExpiryAt;
  const rows = await db
    .update(pointsBalance)
    .set({
      [unit]: sql`${column} + ${delta}`,
      ...(expiresAt === undefined ? {} : { nextExpiryAt: sql`least(${next}, ${sql.param(expiresAt, next)})` }),
      updatedAt: now,
    })
    .where(and(eq(pointsBalance.accountId, accountId), sql`${column} + ${delta} >= 0`))
    .returning({ balance: column });
  return rows[0]?.balance ?? null;
}

/** Whether this movement is in the ledger already. */
export async function findEntry(db: Db, accountId: string, unit: Unit, reason: string, ref: string) {
  const rows = await db
    .select({ id: pointsEntry.id, delta: pointsEntry.delta })
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

/** Writes ledger rows. */
export async function insertEntries(db: Db, entries: (typeof pointsEntry.$inferInsert)[]): Promise<void> {
  await db.insert(pointsEntry).values(entries);
}

/** Bookings of a unit within days of Shanghai, both included, such as `2026-11-20`. */
export interface DaySpan {
  accountId: string;
  unit: Unit;
  from: string;
  to: string;
}

const within = ({ accountId, unit, from, to }: DaySpan) =>
  and(eq(pointsEntry.accountId, accountId), eq(pointsEntry.unit, unit), between(pointsEntry.day, from, to));

/** How often each of the reasons was booked within days; reasons without a booking are missing. */
export async function countByReason(db: Db, reasons: string[], span: DaySpan) {
  const rows = await db
    .select({ reason: pointsEntry.reason, n: count() })
    .from(pointsEntry)
    .where(and(within(span), inArray(pointsEntry.reason, reasons)))
    .groupBy(pointsEntry.reason);
  return new Map(rows.map(({ reason, n }) => [reason, n]));
}

/** How often `reason` was booked within days. */
export async function countEntries(db: Db, reason: string, span: DaySpan): Promise<number> {
  const rows = await db
    .select({ n: count() })
    .from(pointsEntry)
    .where(and(within(span), eq(pointsEntry.reason, reason)));
  return rows[0]?.n ?? 0;
}

/** Balances, less points that expired and were not taken out yet; undefined for an account that never moved any. */
export async function findBalance(db: Db, accountId: string, now: number) {
  const rows = await db.select().from(pointsBalance).where(eq(pointsBalance.accountId, accountId));
  const [row] = rows;
  if (!row || row.nextExpiryAt === null || row.nextExpiryAt > now) return row;
  const expired = await sumExpiring(db, accountId, now);
  return { ...row, points: row.points - expired.points };
}
