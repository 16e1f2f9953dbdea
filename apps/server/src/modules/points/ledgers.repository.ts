import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import type { Unit } from './points.repository';
import { pointsBalance, pointsEntry } from './points.tables';

/** A stretch of somebody's ledger; epoch ms, the end does not belong to it. */
export interface LedgerSpan {
  accountId: string;
  unit: Unit;
  from: number;
  to: number;
}

/** What was earned within a stretch. */
export async function sumEarned(db: Db, { accountId, unit, from, to }: LedgerSpan): Promise<number> {
  const rows = await db
    .select({ sum: sql<string>`coalesce(sum(${pointsEntry.delta}), 0)` })
    .from(pointsEntry)
    .where(
      and(
        eq(pointsEntry.accountId, accountId),
        eq(pointsEntry.unit, unit),
        sql`(${pointsEntry.delta} > 0) = true`,
        gte(pointsEntry.createdAt, from),
        lt(pointsEntry.createdAt, to),
      ),
    );
  return Number(rows[0]?.sum ?? 0);
}

/** All movements since a moment, added up. */
export async function sumSince(db: Db, { accountId, unit, from }: Omit<LedgerSpan, 'to'>): Promise<number> {
  const rows = await db
    .select({ sum: sql<string>`coalesce(sum(${pointsEntry.delta}), 0)` })
    .from(pointsEntry)
    .where(and(eq(pointsEntry.accountId, accountId), eq(pointsEntry.unit, unit), gte(pointsEntry.createdAt, from)));
  return Number(rows[0]?.sum ?? 0);
}

/** Accounts with at least so much growth value, by their id, after one of them. */
export async function selectGrown(db: Db, atLeast: number, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ accountId: pointsBalance.accountId })
    .from(pointsBalance)
    .where(and(gt(pointsBalance.accountId, after), gte(pointsBalance.growth, atLeast)))
    .orderBy(asc(pointsBalance.accountId))
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}
