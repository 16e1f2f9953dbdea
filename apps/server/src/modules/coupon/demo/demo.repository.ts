import type { Db } from '../../../kernel/database';
import {
  couponCodes,
  couponDesks,
  couponGifts,
  couponHistory,
  couponOffers,
  coupons,
  couponTemplates,
} from '../coupon.tables';

/** Rows that the demo adds; those that a shop has already are left as they are. */
export interface CouponDemo {
  templates: (typeof couponTemplates.$inferInsert)[];
  offers: (typeof couponOffers.$inferInsert)[];
  codes: (typeof couponCodes.$inferInsert)[];
  desks: (typeof couponDesks.$inferInsert)[];
}

export async function insertCouponShop(db: Db, { templates, offers, codes, desks }: CouponDemo): Promise<void> {
  if (templates.length > 0) await db.insert(couponTemplates).values(templates).onConflictDoNothing();
  if (offers.length > 0) await db.insert(couponOffers).values(offers).onConflictDoNothing();
  if (codes.length > 0) await db.insert(couponCodes).values(codes).onConflictDoNothing();
  if (desks.length > 0) await db.insert(couponDesks).values(desks).onConflictDoNothing();
}

/** Coupons of a person with their histories and gifts. */
export interface WalletRows {
  coupons: (typeof coupons.$inferInsert)[];
  history: (typeof couponHistory.$inferInsert)[];
  gifts: (typeof couponGifts.$inferInsert)[];
}

export async function insertWallet(db: Db, rows: WalletRows): Promise<void> {
  await db.insert(coupons).values(rows.coupons).onConflictDoNothing();
  await db.insert(couponHistory).values(rows.history).onConflictDoNothing();
  if (rows.gifts.length > 0) await db.insert(couponGifts).values(rows.gifts).onConflictDoNothing();
}
