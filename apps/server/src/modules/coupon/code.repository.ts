import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { couponCodes } from './coupon.tables';

export type CodeRow = typeof couponCodes.$inferSelect;

export async function selectCode(db: Db, code: string): Promise<CodeRow | undefined> {
  const [row] = await db.select().from(couponCodes).where(eq(couponCodes.code, code));
  return row;
}

/** Takes one use of a code; false when none is left or it cannot be used now. */
export async function takeUse(db: Db, code: string, now: number): Promise<boolean> {
  const rows = await db
    .update(couponCodes)
    .set({ used: sql`${couponCodes.used} + 1` })
    .where(
      and(
        eq(couponCodes.code, code),
        lt(couponCodes.used, couponCodes.total),
        lte(couponCodes.startsAt, now),
        gt(couponCodes.endsAt, now),
      ),
    )
    .returning({ code: couponCodes.code });
  return rows.length > 0;
}
