import { createHash } from 'node:crypto';
import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { type CampaignInput, defineCampaign, type PrizeInput } from '../define-campaign';

/** What one of a demo prize costs the brand, in fen, by its kind; a point costs a fen. */
const COST_FEN: Record<PrizeInput['kind'], number> = {
  points: 0,
  chances: 0,
  tickets: 0,
  coupon: 2000,
  goods: 4900,
  experience: 1800,
};

const withCost = (prize: PrizeInput): PrizeInput => ({
  costFen: prize.kind === 'points' ? (prize.amount ?? 0) : COST_FEN[prize.kind],
  ...prize,
});

/** Adds demo campaigns. Every demo shop draws the same, so that its pages look the same. */
export async function addCampaigns(ctx: Ctx, inputs: readonly CampaignInput[]): Promise<void> {
  for (const input of fillDeep(inputs)) {
    const seed = createHash('sha256').update(input.slug).digest('hex');
    await defineCampaign(ctx, { ...input, prizes: input.prizes.map(withCost), seed });
  }
}
