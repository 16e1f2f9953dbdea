import type { CampaignState } from '@voltfront/rules/campaign/campaign-state';
import { and, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { keyset, type PageRange } from '../../../kernel/list';
import type { CampaignRow, PrizeRow } from '../campaign.repository';
import { campaignPrizes, campaigns } from '../campaign.tables';

const latestFirst = keyset(campaigns.startsAt, campaigns.id);

/** What `campaignState` says, as a condition. */
function isState(state: CampaignState, now: number): SQL | undefined {
  const { switch: turned, startsAt, endsAt } = campaigns;
  switch (state) {
    case 'draft':
    case 'withdrawn':
      return eq(turned, state);
    case 'paused':
      return and(eq(turned, 'paused'), gt(endsAt, now));
    case 'announced':
      return and(eq(turned, 'published'), gt(startsAt, now), gt(endsAt, now));
    case 'running':
      return and(eq(turned, 'published'), lte(startsAt, now), gt(endsAt, now));
    case 'ended':
      return and(inArray(turned, ['published', 'paused']), lte(endsAt, now));
  }
}

/** A page of campaigns, the latest start first. */
export const listCampaigns = (
  db: Db,
  { state, now }: { state?: CampaignState | undefined; now: number },
  { after, limit }: PageRange,
): Promise<CampaignRow[]> =>
  db
    .select()
    .from(campaigns)
    .where(and(state ? isState(state, now) : undefined, latestFirst.after(after)))
    .orderBy(...latestFirst.order)
    .limit(limit);

/** Changes a campaign that is as it was seen; undefined when somebody else changed it before. */
export async function changeCampaign(
  db: Db,
  { id, revision }: Pick<CampaignRow, 'id' | 'revision'>,
  changes: Partial<Omit<CampaignRow, 'id' | 'slug' | 'engine' | 'seed' | 'revision' | 'createdAt'>>,
): Promise<CampaignRow | undefined> {
  const [row] = await db
    .update(campaigns)
    .set({ ...changes, revision: sql`${campaigns.revision} + 1` })
    .where(and(eq(campaigns.id, id), eq(campaigns.revision, revision), ne(campaigns.switch, 'withdrawn')))
    .returning();
  return row;
}

/** Gives a draft other prizes. */
export async function replacePrizes(db: Db, campaignId: string, prizes: readonly PrizeRow[]): Promise<void> {
  await db.delete(campaignPrizes).where(eq(campaignPrizes.campaignId, campaignId));
  if (prizes.length > 0) await db.insert(campaignPrizes).values([...prizes]);
}

/** Changes what may change of a prize that people can get; false when more was given than its new stock. */
export async function changePrize(
  db: Db,
  { id, title, picture, stock, perPerson, claimDays, costFen }: PrizeRow,
): Promise<boolean> {
  const rows = await db
    .update(campaignPrizes)
    .set({ title, picture, stock, perPerson, claimDays, costFen })
    .where(and(eq(campaignPrizes.id, id), stock === null ? undefined : lte(campaignPrizes.taken, stock)))
    .returning({ id: campaignPrizes.id });
  return rows.length > 0;
}
