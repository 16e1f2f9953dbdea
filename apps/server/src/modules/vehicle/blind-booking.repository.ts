import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { blindCampaign, blindPlace } from './blind-booking.tables';

export type CampaignRow = typeof blindCampaign.$inferSelect;
export type PlaceRow = typeof blindPlace.$inferSelect;

/** Blind bookings of a model in display order. */
export function selectCampaigns(db: Db, modelId: string): Promise<CampaignRow[]> {
  return db.select().from(blindCampaign).where(eq(blindCampaign.modelId, modelId)).orderBy(asc(blindCampaign.position));
}

export async function selectCampaign(db: Db, campaignId: string): Promise<CampaignRow | undefined> {
  const [row] = await db.select().from(blindCampaign).where(eq(blindCampaign.campaignId, campaignId));
  return row;
}

const isPlace = (accountId: string, modelId: string) =>
  and(eq(blindPlace.accountId, accountId), eq(blindPlace.modelId, modelId));

export async function selectPlace(db: Db, accountId: string, modelId: string): Promise<PlaceRow | undefined> {
  const [row] = await db.select().from(blindPlace).where(isPlace(accountId, modelId));
  return row;
}

/** The place of an order. */
export async function selectPlaceOfOrder(db: Db, accountId: string, orderNo: string): Promise<PlaceRow | undefined> {
  const where = and(eq(blindPlace.accountId, accountId), eq(blindPlace.orderNo, orderNo));
  const [row] = await db.select().from(blindPlace).where(where);
  return row;
}

/** Writes a person's place; null when the person has one of this model already. */
export async function insertPlace(db: Db, row: typeof blindPlace.$inferInsert): Promise<PlaceRow | null> {
  const [stored] = await db.insert(blindPlace).values(row).onConflictDoNothing().returning();
  return stored ?? null;
}

/** Takes one place of a campaign; false when all are taken. */
export async function takePlace(db: Db, campaignId: string): Promise<boolean> {
  const rows = await db
    .update(blindCampaign)
    .set({ taken: sql`${blindCampaign.taken} + 1` })
    .where(and(eq(blindCampaign.campaignId, campaignId), lt(blindCampaign.taken, blindCampaign.placeLimit)))
    .returning({ taken: blindCampaign.taken });
  return rows.length > 0;
}

/** Drops the place of an order and gives it back to its campaign; nothing when there is none. */
export async function deletePlace(db: Db, accountId: string, orderNo: string): Promise<void> {
  const [row] = await db
    .delete(blindPlace)
    .where(and(eq(blindPlace.accountId, accountId), eq(blindPlace.orderNo, orderNo)))
    .returning({ campaignId: blindPlace.campaignId });
  if (!row) return;
  await db
    .update(blindCampaign)
    .set({ taken: sql`${blindCampaign.taken} - 1` })
    .where(eq(blindCampaign.campaignId, row.campaignId));
}

/** Marks the place of an order as paid and gives it the next number; nothing when it has one. */
export async function numberPlace(db: Db, accountId: string, orderNo: string, paidAt: number): Promise<void> {
  const [row] = await db
    .update(blindPlace)
    .set({ paidAt })
    .where(and(eq(blindPlace.accountId, accountId), eq(blindPlace.orderNo, orderNo), isNull(blindPlace.paidAt)))
    .returning();
  if (!row) return;
  const [campaign] = await db
    .update(blindCampaign)
    .set({ paidCount: sql`${blindCampaign.paidCount} + 1` })
    .where(eq(blindCampaign.campaignId, row.campaignId))
    .returning({ placeNo: blindCampaign.paidCount });
  await db
    .update(blindPlace)
    .set({ placeNo: campaign?.placeNo ?? null })
    .where(isPlace(accountId, row.modelId));
}
