import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database';
import { quotaGifts, quotaPlaces } from './quota.tables';

export type QuotaPlaceRow = typeof quotaPlaces.$inferSelect;
export type QuotaGiftRow = typeof quotaGifts.$inferSelect;

const ofQuota = (employeeId: string, campaignId: string) =>
  and(eq(quotaGifts.employeeId, employeeId), eq(quotaGifts.campaignId, campaignId));

export const listPlaces = (db: Db, employeeId: string, campaignId: string): Promise<QuotaPlaceRow[]> =>
  db
    .select()
    .from(quotaPlaces)
    .where(and(eq(quotaPlaces.employeeId, employeeId), eq(quotaPlaces.campaignId, campaignId)));

export async function insertPlace(db: Db, row: QuotaPlaceRow): Promise<void> {
  await db.insert(quotaPlaces).values(row);
}

/** The newest gifts of an employee. */
export const listGifts = (db: Db, employeeId: string, campaignId: string, limit: number): Promise<QuotaGiftRow[]> =>
  db
    .select()
    .from(quotaGifts)
    .where(ofQuota(employeeId, campaignId))
    .orderBy(desc(quotaGifts.createdAt), desc(quotaGifts.giftCode))
    .limit(limit);

/** Gifts that take a place: accepted ones, and those that can still be. */
export const listTaking = (db: Db, employeeId: string, campaignId: string): Promise<QuotaGiftRow[]> =>
  db
    .select()
    .from(quotaGifts)
    .where(and(ofQuota(employeeId, campaignId), inArray(quotaGifts.state, ['open', 'accepted'])));

/** Ends open gifts of an employee whose time is over, so that their places are free. */
export async function expireGifts(db: Db, employeeId: string, campaignId: string, now: number): Promise<void> {
  await db
    .update(quotaGifts)
    .set({ state: 'expired', updatedAt: now })
    .where(and(ofQuota(employeeId, campaignId), eq(quotaGifts.state, 'open'), lte(quotaGifts.expiresAt, now)));
}

/** Adds a gift; false when its place is taken. */
export async function insertGift(db: Db, row: QuotaGiftRow): Promise<boolean> {
  const { giftCode } = quotaGifts;
  return (await db.insert(quotaGifts).values(row).onConflictDoNothing().returning({ giftCode })).length > 0;
}

export async function findGift(db: Db, giftCode: string): Promise<QuotaGiftRow | undefined> {
  const [row] = await db.select().from(quotaGifts).where(eq(quotaGifts.giftCode, giftCode));
  return row;
}

/** A gift, locked. */
export async function lockGift(db: Db, giftCode: string): Promise<QuotaGiftRow | undefined> {
  const [row] = await db.select().from(quotaGifts).where(eq(quotaGifts.giftCode, giftCode)).for('update');
  return row;
}

export async function updateGift(
  db: Db,
  { employeeId, giftCode }: Pick<QuotaGiftRow, 'employeeId' | 'giftCode'>,
  changes: Partial<QuotaGiftRow>,
): Promise<void> {
  await db
    .update(quotaGifts)
    .set(changes)
    .where(and(eq(quotaGifts.employeeId, employeeId), eq(quotaGifts.giftCode, giftCode)));
}
