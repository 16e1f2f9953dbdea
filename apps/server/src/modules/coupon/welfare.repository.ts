import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { couponOffers, coupons, couponTemplates, couponVisits } from './coupon.tables';

/** Occasion under which a coupon is claimed. */
export const refOfOffer = (offerId: string): string => `welfare:${offerId}`;

/** Offers that have not ended, with their templates and what somebody claimed of them, in display order. */
export async function selectOffers(db: Db, accountId: string, now: number) {
  return db
    .select({ offer: couponOffers, template: couponTemplates, couponId: coupons.id })
    .from(couponOffers)
    .innerJoin(couponTemplates, eq(couponTemplates.id, couponOffers.templateId))
    .leftJoin(
      coupons,
      and(
        eq(coupons.accountId, accountId),
        eq(coupons.templateId, couponOffers.templateId),
        eq(coupons.ref, sql`'welfare:' || ${couponOffers.id}`),
      ),
    )
    .where(gt(couponOffers.endsAt, now))
    .orderBy(asc(couponOffers.position), asc(couponOffers.id));
}

export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];

/** When somebody last looked at the welfare coupons; 0 for never. */
export async function selectVisit(db: Db, accountId: string): Promise<number> {
  const [row] = await db.select().from(couponVisits).where(eq(couponVisits.accountId, accountId));
  return row?.seenAt ?? 0;
}

export async function noteVisit(db: Db, accountId: string, seenAt: number): Promise<void> {
  await db
    .insert(couponVisits)
    .values({ accountId, seenAt })
    .onConflictDoUpdate({ target: couponVisits.accountId, set: { seenAt } });
}
