import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { couponDesks } from './coupon.tables';

/** Store that a member of the staff redeems coupons for; null when none is known. */
export async function selectDesk(db: Db, accountId: string): Promise<string | null> {
  const [row] = await db.select().from(couponDesks).where(eq(couponDesks.accountId, accountId));
  return row?.storeId ?? null;
}
