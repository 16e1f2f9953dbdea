import { and, count, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database';
import type { PageRange } from '../../../../kernel/list';
import { campaignDraws, campaignPrizes } from '../../campaign.tables';

export type DrawRow = typeof campaignDraws.$inferSelect;

/** How often a person has drawn in a campaign, and on a day of Asia/Shanghai. */
export async function countDraws(
  db: Db,
  { accountId, campaignId, day }: Pick<DrawRow, 'accountId' | 'campaignId' | 'day'>,
): Promise<{ drawn: number; drawnToday: number }> {
  const [row] = await db
    .select({
      drawn: count(),
      drawnToday: sql<number>`count(*) filter (where ${campaignDraws.day} = ${day})`.mapWith(Number),
    })
    .from(campaignDraws)
    .where(and(eq(campaignDraws.accountId, accountId), eq(campaignDraws.campaignId, campaignId)));
  return row ?? { drawn: 0, drawnToday: 0 };
}

/** How many draws of a person up to one were paid with chances. */
export async function countPaidWithChance(
  db: Db,
  { accountId, campaignId, n }: Pick<DrawRow, 'accountId' | 'campaignId' | 'n'>,
): Promise<number> {
  const [row] = await db
    .select({ paid: count() })
    .from(campaignDraws)
    .where(
      and(
        eq(campaignDraws.accountId, accountId),
        eq(campaignDraws.campaignId, campaignId),
        lte(campaignDraws.n, n),
        eq(campaignDraws.paidWith, 'chance'),
      ),
    );
  return row?.paid ?? 0;
}

export async function insertDraw(db: Db, row: DrawRow): Promise<void> {
  await db.insert(campaignDraws).values(row);
}

/** A page of a person's draws in a campaign, newest first. */
export const listDraws = (
  db: Db,
  { accountId, campaignId }: Pick<DrawRow, 'accountId' | 'campaignId'>,
  { after, limit }: PageRange,
): Promise<DrawRow[]> =>
  db
    .select()
    .from(campaignDraws)
    .where(
      and(
        eq(campaignDraws.accountId, accountId),
        eq(campaignDraws.campaignId, campaignId),
        after ? sql`${campaignDraws.n} < ${Number(after.key)}` : undefined,
      ),
    )
    .orderBy(desc(campaignDraws.n))
    .limit(limit);

/** Who drew last in a campaign, and what. */
export const listLatest = (db: Db, campaignId: string, limit: number) =>
  db
    .select({ accountId: campaignDraws.accountId, prize: campaignPrizes.title, at: campaignDraws.createdAt })
    .from(campaignDraws)
    .innerJoin(campaignPrizes, eq(campaignPrizes.id, campaignDraws.prizeId))
    .where(eq(campaignDraws.campaignId, campaignId))
    .orderBy(desc(campaignDraws.createdAt))
    .limit(limit);

/** Draws of a campaign in the order of people and numbers, so many after a row. */
export const listForReplay = (
  db: Db,
  campaignId: string,
  after: Pick<DrawRow, 'accountId' | 'n'> | null,
  limit: number,
): Promise<DrawRow[]> =>
  db
    .select()
    .from(campaignDraws)
    .where(
      and(
        eq(campaignDraws.campaignId, campaignId),
        after ? sql`(${campaignDraws.accountId}, ${campaignDraws.n}) > (${after.accountId}, ${after.n})` : undefined,
      ),
    )
    .orderBy(campaignDraws.accountId, campaignDraws.n)
    .limit(limit);
