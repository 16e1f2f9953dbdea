export { seedOffers } from './seed-offers';

import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx, Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { listOfCampaign } from '../award.repository';
import { findCampaign } from '../campaign.repository';
import { addChances } from '../chances';
import { drawOnce } from '../engines/draw/draw-once';
import { awardStates } from '../move-award';
import { insertParcel } from '../parcel.repository';
import { addCampaigns } from './add-campaigns';
import { blindBoxes } from './campaigns/blind-box';
import { DEMO_ADDRESS } from './demo-address';

/** Draws of demo people: days before now, slug, person, how many. */
const DRAWS: readonly [number, string, string, number][] = [
  [190, 'blind-box-spring', 'person-orders', 5],
  [185, 'blind-box-spring', 'person-owner', 5],
  [12, 'blind-box', 'person-orders', 5],
  [8, 'blind-box', 'person-orders', 4],
  [6, 'blind-box', 'person-member', 3],
  [4, 'blind-box', 'person-owner', 2],
  [3, 'blind-box-city', 'person-orders', 3],
  [2, 'blind-box-city', 'person-member', 3],
];

/** Chances that are left to them. */
const LEFT: readonly [string, string, number][] = [
  ['blind-box', 'person-orders', 2],
  ['blind-box', 'person-owner', 1],
];

function actorOf(ctx: Ctx, accountId: string, daysAgo: number): ActorCtx {
  const at = ctx.now() - daysAgo * DAY_MS;
  return { ...ctx, now: () => at, actor: { accountId, sessionId: '', roles: ['customer'] } };
}

async function drawAs(ctx: Ctx, [daysAgo, slug, accountId, times]: (typeof DRAWS)[number]): Promise<void> {
  const actor = actorOf(ctx, accountId, daysAgo);
  const campaign = await findCampaign(ctx.db, slug);
  if (!campaign) return;
  const gift = { accountId, campaignId: campaign.id, amount: times, reason: 'gift', ref: `${slug}:${daysAgo}` };
  await addChances(actor, gift);
  for (let time = 0; time < times; time += 1) await drawOnce(actor, { slug, payWith: 'chance' });
}

/** Parcels in every state for the first figures of 13800000002. */
async function sendSome(ctx: Ctx): Promise<void> {
  const accountId = 'person-orders';
  const campaign = await findCampaign(ctx.db, 'blind-box');
  if (!campaign) return;
  const [first, second, third] = await listOfCampaign(ctx.db, accountId, campaign.id, 3);
  const steps = [
    { award: first, daysAgo: 11, isSent: true, isReceived: true },
    { award: second, daysAgo: 7, isSent: true, isReceived: false },
    { award: third, daysAgo: 2, isSent: false, isReceived: false },
  ];
  for (const { award, daysAgo, isSent, isReceived } of steps) {
    if (!award) continue;
    const at = actorOf(ctx, accountId, daysAgo);
    const id = award.id;
    const sentAt = isSent ? at.now() + DAY_MS : null;
    const sent = { carrier: isSent ? '顺丰速运' : null, parcelNo: isSent ? `SF14${daysAgo}30058812` : null, sentAt };
    const receivedAt = isReceived ? at.now() + 3 * DAY_MS : null;
    const parcel = { accountId, id, campaignId: campaign.id, address: DEMO_ADDRESS, postage: 0, createdAt: at.now() };
    await insertParcel(ctx.db, { ...parcel, ...sent, receivedAt });
    const ordered = await awardStates.move(at, award, 'order', { who: 'customer', changes: { parcelId: id } });
    if (!isSent) continue;
    const sentAward = await awardStates.move(at, ordered, 'send', { who: 'staff' });
    if (isReceived) await awardStates.move(at, sentAward, 'receive', { who: 'customer' });
  }
}

/** Blind boxes in every state, with draws, chances and parcels of demo people. */
export async function seedBlindBoxes(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, blindBoxes(ctx.now()));
  const people = await findPeople(ctx, [...new Set(DRAWS.map(([, , accountId]) => accountId))]);
  for (const draws of DRAWS) if (people.has(draws[2])) await drawAs(ctx, draws);
  for (const [slug, accountId, amount] of LEFT) {
    const campaign = await findCampaign(ctx.db, slug);
    if (campaign && people.has(accountId))
      await addChances(ctx, { accountId, campaignId: campaign.id, amount, reason: 'gift', ref: 'left' });
  }
  if (people.has('person-orders')) await sendSome(ctx);
}
