import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { addInvitedFriends, INVITED_GUESTS } from '../../account/demo';
import { findCampaign, listPrizes } from '../campaign.repository';
import { reasonOfStep, stepsOf } from '../engines/invite/steps';
import { grantAward } from '../grant-award';
import { awardStates } from '../move-award';
import { insertParcel } from '../parcel.repository';
import { addCampaigns } from './add-campaigns';
import { addFriend, type DemoFriend } from './add-friend';
import { giftInvitations } from './campaigns/gift-invitations';

const several = (count: number, make: (index: number) => DemoFriend): DemoFriend[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Guests in their order: who invited each of them, and how far they got. */
const GUESTS: readonly DemoFriend[] = [
  ...(['driven', 'driven', 'driven', 'driven', 'booked', 'booked', 'registered'] as const).map((upTo, index) => ({
    inviterId: 'person-orders',
    slug: 'gift-drive-invite',
    daysAgo: 34 - index * 4,
    upTo,
  })),
  { inviterId: 'person-owner', slug: 'gift-drive-invite', daysAgo: 20, upTo: 'driven' },
  { inviterId: 'person-orders', slug: 'gift-drive-invite-city', daysAgo: 9, upTo: 'driven' },
  ...several(5, (index) => ({
    inviterId: 'person-orders',
    slug: 'gift-drive-invite-last',
    daysAgo: 130 - index * 6,
    upTo: 'driven',
  })),
  ...several(7, (index) => ({
    inviterId: 'person-orders',
    slug: 'invite-register',
    daysAgo: 2 + index * 3,
    upTo: 'registered',
  })),
  ...several(31, (index) => ({
    inviterId: 'person-member',
    slug: 'invite-register',
    daysAgo: 50 - index,
    upTo: 'registered',
  })),
];

/** How far a chosen gift is. */
type Progress = 'waiting' | 'ordered' | 'sent' | 'received' | 'lapsed';

/** Gifts that demo people chose: person, campaign, place of the step and of the gift, days ago, how far it is. */
const CHOSEN: readonly [string, string, number, number, number, Progress][] = [
  ['person-orders', 'gift-drive-invite', 0, 0, 12, 'sent'],
  ['person-orders', 'gift-drive-invite-last', 0, 0, 100, 'received'],
  ['person-orders', 'gift-drive-invite-last', 1, 1, 95, 'lapsed'],
  ['person-orders', 'gift-drive-invite-last', 2, 0, 80, 'received'],
  ['person-owner', 'gift-drive-invite', 0, 0, 4, 'waiting'],
  ['person-member', 'invite-register', 0, 0, 30, 'waiting'],
  ['person-member', 'invite-register', 1, 0, 20, 'waiting'],
];

const ADDRESS = {
  receiver: '林夏',
  mobile: '13800000002',
  area: '浙江省 杭州市 西湖区',
  street: '文三路 100 号 2 幢 301 室',
};

/** Chooses a gift of a step, and takes it as far as it is. */
async function choose(ctx: Ctx, [accountId, slug, place, gift, daysAgo, progress]: (typeof CHOSEN)[number]) {
  const campaign = await findCampaign(ctx.db, slug);
  const step = campaign && stepsOf(await listPrizes(ctx.db, campaign.id))[place];
  const prize = step?.prizes[gift];
  if (!campaign || !step || !prize) return;
  const then = ctx.now() - daysAgo * DAY_MS;
  const at = (days: number): Ctx => ({ ...ctx, now: () => then + days * DAY_MS });
  const award = await grantAward(at(0), { accountId, prize, reason: reasonOfStep(step) });
  if (!award || progress === 'waiting') return;
  if (progress === 'lapsed') {
    await awardStates.move(at(16), award, 'lapse', { who: 'system' });
    return;
  }
  const { id } = award;
  const isSent = progress !== 'ordered';
  const sent = { carrier: isSent ? '顺丰速运' : null, parcelNo: isSent ? `SF15${daysAgo}30072215` : null };
  const sentAt = isSent ? at(2).now() : null;
  const receivedAt = progress === 'received' ? at(5).now() : null;
  const parcel = { accountId, id, campaignId: campaign.id, address: ADDRESS, postage: 0, createdAt: at(1).now() };
  await insertParcel(ctx.db, { ...parcel, ...sent, sentAt, receivedAt });
  const ordered = await awardStates.move(at(1), award, 'order', { who: 'customer', changes: { parcelId: id } });
  if (!isSent) return;
  const sentAward = await awardStates.move(at(2), ordered, 'send', { who: 'staff' });
  if (progress === 'received') await awardStates.move(at(5), sentAward, 'receive', { who: 'customer' });
}

/** Invitations with steps in every state, their friends, and gifts in every state. */
export async function seedGiftInvitations(ctx: Ctx): Promise<void> {
  await addCampaigns(ctx, giftInvitations(ctx.now()));
  await addInvitedFriends(ctx, INVITED_GUESTS);
  const ids = [...GUESTS.map(({ inviterId }) => inviterId), ...INVITED_GUESTS.map(({ accountId }) => accountId)];
  const people = await findPeople(ctx, [...new Set(ids)]);
  for (const [index, friend] of GUESTS.entries()) {
    const accountId = INVITED_GUESTS[index]?.accountId ?? '';
    if (people.has(accountId) && people.has(friend.inviterId)) await addFriend(ctx, accountId, friend);
  }
  for (const chosen of CHOSEN) if (people.has(chosen[0])) await choose(ctx, chosen);
}
