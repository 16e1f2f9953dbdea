import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { couponDesks } from './coupon.tables';

/** Store that a member of the staff redeems coupons for; null when none is known. */
export async function selectDesk(db: Db, accountId: string): Promise<string | null> {
  const [row] = await db.select().from(couponDesks).where(eq(couponDesks.accountId, accountId));
  return row?.storeId ?? null;
}

/** The stores of some members of staff; those without one are left out. */
export async function desksOf(db: Db, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(couponDesks)
    .where(inArray(couponDesks.accountId, [...accountIds]));
  return new Map(rows.map(({ accountId, storeId }) => [accountId, storeId]));
}

/** Moves a member of staff to a store, or away from all. */
export async function moveDesk(tx: Db, accountId: string, storeId: string | null): Promise<void> {
  if (storeId === null) {
    await tx.delete(couponDesks).where(eq(couponDesks.accountId, accountId));
    return;
  }
  await tx
    .insert(couponDesks)
    .values({ accountId, storeId })
    .onConflictDoUpdate({ target: couponDesks.accountId, set: { storeId } });
}
