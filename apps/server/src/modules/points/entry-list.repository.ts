import { formatDate } from '@voltfront/rules/format/date';
import { and, eq, gt, gte, lt, sql, sum } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import type { Unit } from './points.repository';
import { pointsEntry } from './points.tables';

export type EntryRow = typeof pointsEntry.$inferSelect;

/** Which entries of the ledger are listed. */
export interface EntryFilter {
  accountId: string;
  unit: Unit;
  direction: 'all' | 'in' | 'out';
  /** Epoch ms; the end does not belong to it. */
  period: { from: number; to: number } | null;
}

const newestFirst = keyset(pointsEntry.createdAt, pointsEntry.id);

/** A page of an account's ledger of a unit, newest first. */
export async function selectEntries(db: Db, { accountId, unit, direction, period }: EntryFilter, page: PageRange) {
  // Written as a test for a truth value: PostgreSQL turns `= false` into `delta <= 0`, which no index has.
  const ofDirection = {
    all: undefined,
    in: sql`(${pointsEntry.delta} > 0) is true`,
    out: sql`(${pointsEntry.delta} > 0) is false`,
  }[direction];
  const ofPeriod = period
    ? and(gte(pointsEntry.createdAt, period.from), lt(pointsEntry.createdAt, period.to))
    : undefined;
  return db
    .select()
    .from(pointsEntry)
    .where(
      and(
        eq(pointsEntry.accountId, accountId),
        eq(pointsEntry.unit, unit),
        ofDirection,
        ofPeriod,
        newestFirst.after(page.after),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(page.limit);
}

/** How often points were booked for a reason since a moment, days counting whole. */
export const countBooked = (db: Db, accountId: string, reason: string, since: number): Promise<number> =>
  db.$count(
    pointsEntry,
    and(
      eq(pointsEntry.accountId, accountId),
      eq(pointsEntry.reason, reason),
      eq(pointsEntry.unit, 'points'),
      gte(pointsEntry.day, formatDate(since)),
    ),
  );

/** Points that somebody earned since a moment. */
export async function sumEarned(db: Db, accountId: string, since: number): Promise<number> {
  const isEarned = and(
    eq(pointsEntry.accountId, accountId),
    eq(pointsEntry.unit, 'points'),
    gt(pointsEntry.delta, 0),
    gte(pointsEntry.createdAt, since),
  );
  const [row] = await db
    .select({ points: sum(pointsEntry.delta) })
    .from(pointsEntry)
    .where(isEarned);
  return Number(row?.points ?? 0);
}
