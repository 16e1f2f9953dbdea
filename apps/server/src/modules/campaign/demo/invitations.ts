import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { addInvitedFriends, INVITED_FRIENDS } from '../../account/demo';
import { findCampaign } from '../campaign.repository';
import { insertPosters } from '../engines/invite/poster.repository';
import { insertInviter, noteRefusal } from '../relation/relation.repository';
import { addCampaigns } from './add-campaigns';
import { addFriend, type DemoFriend } from './add-friend';
import { exchanges } from './campaigns/exchange';
import { invitations } from './campaigns/invitations';
import { posters } from './campaigns/posters';

/** Who invites in the demo, their codes, and days since they last read of rewards. */
const INVITERS: readonly [string, string, number][] = [
  ['person-orders', 'LX2026AB', 0],
  ['person-owner', 'CZ2026CD', 10],
];

const FRIENDS: readonly DemoFriend[] = [
  ...(['registered', 'booked', 'driven', 'deposit', 'locked', 'delivered'] as const).map((upTo, index) => ({
    inviterId: 'person-orders',
    slug: 'referral',
    daysAgo: 2 + index * 5,
    upTo,
  })),
  { inviterId: 'person-orders', slug: 'referral', daysAgo: 34, upTo: 'deposit', isRefunded: true },
  ...Array.from({ length: 6 }, (_, index) => ({
    inviterId: 'person-orders',
    slug: 'referral',
    daysAgo: 36 + index,
    upTo: index % 2 === 0 ? ('driven' as const) : ('registered' as const),
  })),
  ...Array.from({ length: 13 }, (_, index) => ({
    inviterId: 'person-orders',
    slug: 'invite-drive',
    daysAgo: 1 + index * 4,
    upTo: (['registered', 'booked', 'driven'] as const)[index % 3] ?? 'driven',
  })),
  { inviterId: 'person-owner', slug: 'invite-drive', daysAgo: 3, upTo: 'driven' },
];

/** Friends who were refused, for staff. */
async function addRefusals(ctx: Ctx): Promise<void> {
  const campaign = await findCampaign(ctx.db, 'referral');
  if (!campaign) return;
  const reasons = ['own', 'bound', 'ordered', 'oldAccount', 'circle', 'driven'] as const;
  for (const [index, reason] of reasons.entries()) {
    const updatedAt = ctx.now() - (index + 1) * 5 * HOUR_MS;
    const friendId = reason === 'own' ? 'person-orders' : `person-friend-${20 + index}`;
    const row = { friendId, id: `demo-refusal-${index}`, inviterId: 'person-orders', campaignId: campaign.id, reason };
    await noteRefusal(ctx.db, { ...row, tries: 1 + (index % 3), createdAt: updatedAt - HOUR_MS, updatedAt });
  }
}

/** Invitation campaigns in every state, with friends at every milestone, posters and refused friends. */
export async function seedInvitations(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  // Tickets of the permanent programme name their catalogue.
  await addCampaigns(ctx, [...exchanges(now), ...invitations(now)]);
  await insertPosters(ctx.db, fillDeep(posters(now)));
  await addInvitedFriends(ctx);
  const ids = [...INVITERS.map(([accountId]) => accountId), ...INVITED_FRIENDS.map(({ accountId }) => accountId)];
  const people = await findPeople(ctx, ids);
  for (const [accountId, code, daysAgo] of INVITERS)
    if (people.has(accountId))
      await insertInviter(ctx.db, { accountId, code, seenAt: now - daysAgo * DAY_MS, createdAt: now - 90 * DAY_MS });
  for (const [index, friend] of FRIENDS.entries()) {
    const accountId = INVITED_FRIENDS[index]?.accountId ?? '';
    if (people.has(accountId) && people.has(friend.inviterId)) await addFriend(ctx, accountId, friend);
  }
  await addRefusals(ctx);
}
