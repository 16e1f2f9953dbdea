import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../../../kernel/database';
import { campaignChanceEntries } from '../../../campaign.tables';
import { campaignViewers } from './live.tables';

export type ViewerRow = typeof campaignViewers.$inferSelect;
type ViewerKey = Pick<ViewerRow, 'accountId' | 'campaignId'>;

const isViewer = ({ accountId, campaignId }: ViewerKey) =>
  and(eq(campaignViewers.accountId, accountId), eq(campaignViewers.campaignId, campaignId));

export async function findViewer(db: Db, key: ViewerKey): Promise<ViewerRow | undefined> {
  const [row] = await db.select().from(campaignViewers).where(isViewer(key));
  return row;
}

/** Adds or changes what is known of a viewer. */
export async function keepViewer(
  db: Db,
  { accountId, campaignId }: ViewerKey,
  changes: Partial<Pick<ViewerRow, 'watchedMs' | 'beatAt' | 'remindSince'>>,
  now: number,
): Promise<void> {
  await db
    .insert(campaignViewers)
    .values({ accountId, campaignId, createdAt: now, ...changes })
    .onConflictDoUpdate({ target: [campaignViewers.accountId, campaignViewers.campaignId], set: changes });
}

/** Drops the reminder of a person; false when there was none. */
export async function takeReminder(db: Db, key: ViewerKey): Promise<boolean> {
  const rows = await db
    .update(campaignViewers)
    .set({ remindSince: null })
    .where(and(isViewer(key), isNotNull(campaignViewers.remindSince)))
    .returning({ accountId: campaignViewers.accountId });
  return rows.length > 0;
}

/** For which of some reasons a person was given chances. */
export async function listReasons(db: Db, { accountId, campaignId }: ViewerKey, reasons: readonly string[]) {
  const { reason } = campaignChanceEntries;
  const rows = await db
    .select({ reason })
    .from(campaignChanceEntries)
    .where(
      and(
        eq(campaignChanceEntries.accountId, accountId),
        eq(campaignChanceEntries.campaignId, campaignId),
        inArray(reason, [...reasons]),
      ),
    );
  return new Set(rows.map((row) => row.reason));
}
