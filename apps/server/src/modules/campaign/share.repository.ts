import { and, count, eq, gte } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { campaignShareDays } from './campaign.tables';

/** Notes a share; a second one on the same day changes nothing. */
export async function insertShare(db: Db, row: typeof campaignShareDays.$inferInsert): Promise<void> {
  await db.insert(campaignShareDays).values(row).onConflictDoNothing();
}

/** On how many days a person shared a campaign, from a day such as `2026-11-26`. */
export async function countShares(db: Db, accountId: string, campaignId: string, fromDay: string): Promise<number> {
  const [row] = await db
    .select({ days: count() })
    .from(campaignShareDays)
    .where(
      and(
        eq(campaignShareDays.accountId, accountId),
        eq(campaignShareDays.campaignId, campaignId),
        gte(campaignShareDays.day, fromDay),
      ),
    );
  return row?.days ?? 0;
}
