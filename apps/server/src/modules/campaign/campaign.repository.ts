import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { campaignPrizes, campaigns } from './campaign.tables';

export type CampaignRow = typeof campaigns.$inferSelect;
export type PrizeRow = typeof campaignPrizes.$inferSelect;

/** Slug of the draw to which the chances of a prize belong; null: that of its own campaign. */
export const chancesOf = ({ chancesOf: slug }: PrizeRow['detail']): string | null =>
  typeof slug === 'string' ? slug : null;

/** Slug of the catalogue whose rewards the tickets of a prize buy; null: it gives none. */
export const ticketsOf = ({ ticketsOf: slug }: PrizeRow['detail']): string | null =>
  typeof slug === 'string' ? slug : null;

export async function findCampaign(db: Db, slug: string): Promise<CampaignRow | undefined> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.slug, slug));
  return row;
}

export async function findCampaignById(db: Db, id: string): Promise<CampaignRow | undefined> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  return row;
}

/** Campaigns by id, in one query. */
export async function findCampaigns(db: Db, ids: readonly string[]): Promise<Map<string, CampaignRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(campaigns)
    .where(inArray(campaigns.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Ids of campaigns by their slugs. */
export async function idsOfSlugs(db: Db, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(inArray(campaigns.slug, [...slugs]));
  return rows.map(({ id }) => id);
}

/** Campaigns of an engine that run at a moment. */
export const listRunning = (db: Db, engine: string, now: number): Promise<CampaignRow[]> =>
  db
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.engine, engine),
        eq(campaigns.switch, 'published'),
        lte(campaigns.startsAt, now),
        gt(campaigns.endsAt, now),
      ),
    )
    .orderBy(asc(campaigns.id));

/** Prizes of a campaign in their order, which is also that of the odds. */
export const listPrizes = (db: Db, campaignId: string): Promise<PrizeRow[]> =>
  db
    .select()
    .from(campaignPrizes)
    .where(eq(campaignPrizes.campaignId, campaignId))
    .orderBy(asc(campaignPrizes.position), asc(campaignPrizes.id));

const inOrder = keyset(campaignPrizes.position, campaignPrizes.id, 'asc');

/** A page of the prizes of a campaign, in their order. */
export const pagePrizes = (db: Db, campaignId: string, { after, limit }: PageRange): Promise<PrizeRow[]> =>
  db
    .select()
    .from(campaignPrizes)
    .where(and(eq(campaignPrizes.campaignId, campaignId), inOrder.after(after)))
    .orderBy(...inOrder.order)
    .limit(limit);

/** Adds prizes to a campaign that is there. */
export async function addPrizes(db: Db, rows: PrizeRow[]): Promise<void> {
  await db.insert(campaignPrizes).values(rows);
}

/** Takes one of a prize out of stock; false when it has run out. */
export async function takePrize(db: Db, prizeId: string): Promise<boolean> {
  const { id, taken, stock } = campaignPrizes;
  const rows = await db
    .update(campaignPrizes)
    .set({ taken: sql`${taken} + 1` })
    .where(and(eq(id, prizeId), or(isNull(stock), lt(taken, stock))))
    .returning({ id });
  return rows.length > 0;
}

/** Puts one of a prize back. */
export async function returnPrize(db: Db, prizeId: string): Promise<void> {
  const taken = sql`${campaignPrizes.taken} - 1`;
  await db.update(campaignPrizes).set({ taken }).where(eq(campaignPrizes.id, prizeId));
}

/** Adds a campaign with its prizes; false when the slug is taken. */
export async function insertCampaign(db: Db, row: CampaignRow, prizes: readonly PrizeRow[]): Promise<boolean> {
  const rows = await db.insert(campaigns).values(row).onConflictDoNothing().returning({ id: campaigns.id });
  if (rows.length === 0) return false;
  if (prizes.length > 0) await db.insert(campaignPrizes).values([...prizes]);
  return true;
}
