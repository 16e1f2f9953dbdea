import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import type { OrderKey } from '../order.types';
import { yearCampaigns, yearDecisions } from './year.tables';

export type CampaignRow = typeof yearCampaigns.$inferSelect;
export type DecisionRow = typeof yearDecisions.$inferSelect;

/** All campaigns, oldest first. There are a handful. */
export function selectCampaigns(db: Db): Promise<CampaignRow[]> {
  return db.select().from(yearCampaigns).orderBy(asc(yearCampaigns.startsAt));
}

export async function insertCampaigns(db: Db, rows: (typeof yearCampaigns.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(yearCampaigns).values(rows);
}

const isDecision = (key: OrderKey, campaignId: string) =>
  and(
    eq(yearDecisions.userId, key.userId),
    eq(yearDecisions.orderNo, key.orderNo),
    eq(yearDecisions.campaignId, campaignId),
  );

export async function selectDecision(db: Db, key: OrderKey, campaignId: string): Promise<DecisionRow | null> {
  const [row] = await db.select().from(yearDecisions).where(isDecision(key, campaignId));
  return row ?? null;
}

/** Writes what was decided; what was granted before stays noted. */
export async function upsertDecision(db: Db, row: typeof yearDecisions.$inferInsert): Promise<void> {
  const { userId: _user, orderNo: _order, campaignId: _campaign, ...set } = row;
  const target = [yearDecisions.userId, yearDecisions.orderNo, yearDecisions.campaignId];
  await db.insert(yearDecisions).values(row).onConflictDoUpdate({ target, set });
}

/** Notes that a compensation was taken back. */
export async function markTakenBack(db: Db, key: OrderKey, campaignId: string, now: number): Promise<void> {
  await db.update(yearDecisions).set({ takenBackAt: now }).where(isDecision(key, campaignId));
}
