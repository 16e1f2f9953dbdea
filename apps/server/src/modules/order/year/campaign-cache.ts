import type { Ctx } from '../../../kernel/context';
import { KeptRows } from '../../../kernel/kept-rows';
import { type CampaignRow, insertCampaigns, selectCampaigns } from './year.repository';

const campaigns = new KeptRows(selectCampaigns);

/** Campaigns of new model years, from memory; a change made by another process is seen within 5 seconds. */
export const loadCampaigns = (ctx: Ctx): Promise<readonly CampaignRow[]> => campaigns.load(ctx);

/** Campaigns to begin with. */
export type YearCampaignSeed = Parameters<typeof insertCampaigns>[1][number];

/** Writes campaigns of new model years; their versions must be in the catalogue. */
export async function seedYearCampaigns(ctx: Ctx, rows: YearCampaignSeed[]): Promise<void> {
  await insertCampaigns(ctx.db, rows);
  campaigns.changed(ctx);
}
