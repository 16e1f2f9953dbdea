import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { findCampaign } from '../campaign.repository';
import { addChances } from '../chances';
import { addCampaigns } from './add-campaigns';
import { celebrations } from './campaigns/celebrate';

/** Chances of demo people: slug, person, what for. */
const EARNED: readonly [string, string, string][] = [
  ['celebrate', 'person-orders', 'share'],
  ['celebrate', 'person-owner', 'watch'],
  ['celebrate-replay', 'person-orders', 'watch'],
];

/** Celebrations of auto shows, and chances that people have for them. */
export async function seedCelebrations(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, celebrations(ctx.now()));
  const people = await findPeople(ctx, [...new Set(EARNED.map(([, accountId]) => accountId))]);
  for (const [slug, accountId, task] of EARNED) {
    const campaign = await findCampaign(ctx.db, slug);
    if (campaign && people.has(accountId))
      await addChances(ctx, { accountId, campaignId: campaign.id, amount: 1, reason: task, ref: task });
  }
}
