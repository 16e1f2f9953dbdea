import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { findCampaign } from '../campaign.repository';
import { insertPlace, insertReminder, insertTaken } from '../engines/snap-up/snap-up.repository';
import { addCampaigns } from './add-campaigns';
import { flashSales } from './campaigns/snap-up';

/** Cars that were sold: slug, code, how many. */
const SOLD: readonly [string, string, number][] = [
  ['snap-up', 'mist', 13],
  ['snap-up', 'camp', 5],
  ['snap-up', 'family', 3],
  ['snap-up', 'first', 8],
  ['snap-up', 'trail', 3],
  ['snap-up-august', 'dawn', 6],
  ['snap-up-august', 'sea', 7],
  ['snap-up-august', 'hills', 4],
  ['snap-up-spring', 'bloom', 10],
  ['snap-up-spring', 'picnic', 4],
];

/** Appointments and reminders: slug, code, people. */
const REMINDERS: readonly [string, string, 'start' | 'restock', readonly string[]][] = [
  ['snap-up', 'mist', 'start', ['person-orders', 'person-member', 'person-owner']],
  ['snap-up', 'pearl', 'start', ['person-orders', 'person-owner']],
  ['snap-up', 'lounge', 'start', ['person-member']],
  ['snap-up', 'family', 'restock', ['person-orders']],
  ['snap-up-august', 'sea', 'start', ['person-orders', 'person-member']],
  ['snap-up-august', 'journey', 'start', ['person-owner', 'person-orders']],
  ['snap-up-august', 'hills', 'restock', ['person-member']],
];

async function idOf(ctx: Ctx, slug: string): Promise<string> {
  return (await findCampaign(ctx.db, slug))?.id ?? '';
}

/** Flash sales with sessions before, during and after their time, with sold cars and appointments of demo people. */
export async function seedFlashSales(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, flashSales(ctx.now()));
  for (const [slug, code, taken] of SOLD) {
    const campaignId = await idOf(ctx, slug);
    if (campaignId) await insertTaken(ctx.db, { campaignId, code, taken });
  }
  const people = await findPeople(ctx, [...new Set(REMINDERS.flatMap(([, , , accountIds]) => accountIds))]);
  const createdAt = ctx.now() - DAY_MS;
  for (const [slug, code, what, accountIds] of REMINDERS) {
    const campaignId = await idOf(ctx, slug);
    for (const accountId of accountIds.filter((id) => people.has(id)))
      await insertReminder(ctx.db, { accountId, campaignId, code, what, toldAt: null, createdAt });
  }
  const campaignId = await idOf(ctx, 'snap-up-spring');
  const bought = { code: 'bloom', state: 'bought' as const, until: createdAt, orderNo: null, createdAt };
  if (campaignId && people.has('person-owner'))
    await insertPlace(ctx.db, { ...bought, accountId: 'person-owner', campaignId });
}
