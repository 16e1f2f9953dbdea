import type { AppServices, Ctx } from '../../../kernel/context';
import { afterCommit } from '../../../kernel/transaction-scope';
import { type CampaignRow, insertCampaigns, selectCampaigns } from './year.repository';

/** How long a process trusts its copy: orders are listed far more often than model years change. */
const KEEP_MS = 5000;

const slots = new WeakMap<AppServices, { rows: CampaignRow[]; readAt: number }>();

/** Campaigns of new model years, from memory; a change made by another process is seen within 5 seconds. */
export async function loadCampaigns(ctx: Ctx): Promise<readonly CampaignRow[]> {
  const slot = slots.get(ctx.app);
  if (slot && performance.now() - slot.readAt < KEEP_MS) return slot.rows;
  const rows = await selectCampaigns(ctx.db);
  slots.set(ctx.app, { rows, readAt: performance.now() });
  return rows;
}

/** Campaigns to begin with. */
export type YearCampaignSeed = Parameters<typeof insertCampaigns>[1][number];

/** Writes campaigns of new model years; their versions must be in the catalogue. */
export async function seedYearCampaigns(ctx: Ctx, rows: YearCampaignSeed[]): Promise<void> {
  await insertCampaigns(ctx.db, rows);
  slots.delete(ctx.app);
  afterCommit(() => {
    slots.delete(ctx.app);
  });
}
