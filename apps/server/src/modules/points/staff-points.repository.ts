import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { pointsStaffChange, pointsStaffDay } from './points.tables';

/** Counts points towards what a member of staff may move on a day. @returns false when they would exceed `most`; nothing is counted then */
export async function takeFromDay(
  db: Db,
  { staffId, day, amount }: { staffId: string; day: string; amount: number },
  most: number,
): Promise<boolean> {
  const rows = await db
    .insert(pointsStaffDay)
    .values({ staffId, day, amount })
    .onConflictDoUpdate({
      target: [pointsStaffDay.staffId, pointsStaffDay.day],
      set: { amount: sql`${pointsStaffDay.amount} + ${amount}` },
      setWhere: lte(sql`${pointsStaffDay.amount} + ${amount}`, most),
    })
    .returning({ amount: pointsStaffDay.amount });
  return rows.length > 0;
}

/** Points that a member of staff moved on a day. */
export async function movedOn(db: Db, staffId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ amount: pointsStaffDay.amount })
    .from(pointsStaffDay)
    .where(and(eq(pointsStaffDay.staffId, staffId), eq(pointsStaffDay.day, day)));
  return row?.amount ?? 0;
}

/** Writes down why points were given or taken. */
export async function insertStaffChange(db: Db, row: typeof pointsStaffChange.$inferInsert): Promise<void> {
  await db.insert(pointsStaffChange).values(row);
}
