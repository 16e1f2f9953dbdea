import { and, count, eq, gte } from 'drizzle-orm';
import type { Db } from '../../../../kernel/database';
import { campaignShares } from '../../campaign.tables';

/** Notes a share; a second one on the same day changes nothing. */
export async function insertShare(db: Db, row: typeof campaignShares.$inferInsert): Promise<void> {
  await db.insert(campaignShares).values(row).onConflictDoNothing();
}

/** On how many days a person shared a campaign, from a day such as `2026-11-26`. */
export async function countShares(db: Db, accountId: string, campaignId: string, fromDay: string): Promise<number> {
  const [row] = await db
    .select({ days: count() })
    .from(campaignShares)
    .where(
      and(
        eq(campaignShares.accountId, accountId),
        eq(campaignShares.campaignId, campaignId),
        gte(campaignShares.day, fromDay),
      ),
    );
  return row?.days ?? 0;
}
