import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { findCampaign, listPrizes } from '../campaign.repository';
import { grantAward } from '../grant-award';
import { addCampaigns } from './add-campaigns';
import { offerCampaigns } from './campaigns/offers';

/** What demo people took: days before now, slug, person, places of the offers. */
const TAKEN: readonly [number, string, string, readonly number[]][] = [
  [20, 'treasure', 'person-orders', [0]],
  [9, 'treasure', 'person-owner', [0, 1]],
];

/** Campaigns of offers, with what demo people took in them. Nothing of it changes a balance of points. */
export async function seedOffers(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, offerCampaigns(ctx.now()));
  const people = await findPeople(ctx, [...new Set(TAKEN.map(([, , accountId]) => accountId))]);
  for (const [daysAgo, slug, accountId, places] of TAKEN) {
    const campaign = people.has(accountId) ? await findCampaign(ctx.db, slug) : undefined;
    const prizes = campaign ? await listPrizes(ctx.db, campaign.id) : [];
    const then = { ...ctx, now: () => ctx.now() - daysAgo * DAY_MS };
    for (const place of places) {
      const prize = prizes[place];
      if (prize) await grantAward(then, { accountId, prize, reason: 'offer:once:1' });
    }
  }
}
