import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { couponGifts } from './coupon.tables';
import type { CouponKey, GiftState } from './coupon.types';

export type GiftRow = typeof couponGifts.$inferSelect;

const isGift = (giftCode: string) => eq(couponGifts.giftCode, giftCode);

export async function insertGift(db: Db, row: typeof couponGifts.$inferInsert): Promise<void> {
  await db.insert(couponGifts).values(row);
}

export async function selectGift(db: Db, giftCode: string): Promise<GiftRow | undefined> {
  const [row] = await db.select().from(couponGifts).where(isGift(giftCode));
  return row;
}

/** The newest gift made of a coupon. */
export async function selectNewestGift(db: Db, { accountId, couponId }: CouponKey): Promise<GiftRow | undefined> {
  const [row] = await db
    .select()
    .from(couponGifts)
    .where(and(eq(couponGifts.accountId, accountId), eq(couponGifts.couponId, couponId)))
    .orderBy(desc(couponGifts.createdAt))
    .limit(1);
  return row;
}

/** Ends an open gift, in one statement: of several callers one gets it. `before`: only while it can still be received. */
export async function endGift(
  db: Db,
  giftCode: string,
  to: { state: GiftState; receiverId?: string; receivedId?: string; updatedAt: number },
  before?: number,
): Promise<GiftRow | undefined> {
  const [row] = await db
    .update(couponGifts)
    .set(to)
    .where(
      and(
        isGift(giftCode),
        eq(couponGifts.state, 'open'),
        before === undefined ? undefined : gt(couponGifts.expiresAt, before),
      ),
    )
    .returning();
  return row;
}

/** Open gifts whose time is over. */
export function selectOverdueGifts(db: Db, now: number, limit: number): Promise<GiftRow[]> {
  return db
    .select()
    .from(couponGifts)
    .where(and(eq(couponGifts.state, 'open'), lte(couponGifts.expiresAt, now)))
    .orderBy(couponGifts.expiresAt)
    .limit(limit);
}
