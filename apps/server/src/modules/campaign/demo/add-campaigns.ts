import { createHash } from 'node:crypto';
import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { type CampaignInput, defineCampaign } from '../define-campaign';

/** Adds demo campaigns. Every demo shop draws the same, so that its pages look the same. */
export async function addCampaigns(ctx: Ctx, inputs: readonly CampaignInput[]): Promise<void> {
  for (const input of fillDeep(inputs)) {
    const seed = createHash('sha256').update(input.slug).digest('hex');
    await defineCampaign(ctx, { ...input, seed });
  }
}
