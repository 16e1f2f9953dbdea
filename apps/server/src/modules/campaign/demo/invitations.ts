import type { Milestone } from '@voltfront/rules/campaign/milestones';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { addInvitedFriends, INVITED_FRIENDS } from '../../account/demo';
import { findCampaign } from '../campaign.repository';
import { insertPosters } from '../engines/invite/poster.repository';
import { rewardSide, takeStepBack } from '../engines/invite/reward-milestone';
import { lockRelation } from '../relation/lock-relation';
import { followRefund, reachMilestone } from '../relation/reach-milestone';
import { insertInviter, listMilestones, noteRefusal, type RelationRow } from '../relation/relation.repository';
import { addCampaigns } from './add-campaigns';
import { invitations } from './campaigns/invitations';
import { posters } from './campaigns/posters';

/** Who invites in the demo, their codes, and days since they last read of rewards. */
const INVITERS: readonly [string, string, number][] = [
  ['person-orders', 'LX2026AB', 0],
  ['person-owner', 'CZ2026CD', 10],
];

const WAY: readonly Milestone[] = ['booked', 'driven', 'deposit', 'locked', 'delivered'];

/** A friend of the demo: who invited them where, days ago, how far they got, and whether the order was refunded. */
export interface DemoFriend {
  inviterId: string;
  slug: string;
  daysAgo: number;
  upTo: Milestone;
  isRefunded?: boolean;
}

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

const at = (ctx: Ctx, moment: number): Ctx => ({ ...ctx, now: () => moment });

async function giveBoth(ctx: Ctx, { inviterId, id }: RelationRow): Promise<void> {
  for (const row of await listMilestones(ctx.db, inviterId, [id])) {
    const key = { inviterId, friendId: row.friendId, milestoneId: row.id, milestone: row.milestone };
    for (const side of ['inviter', 'friend'] as const)
      await (row.revokedAt === null ? rewardSide : takeStepBack)(at(ctx, row.createdAt), key, side);
  }
}

/** Binds a demo friend and takes them as far as they got, with the rewards of both. */
export async function addFriend(ctx: Ctx, friendId: string, friend: DemoFriend): Promise<void> {
  const { inviterId, slug, daysAgo, upTo, isRefunded = false } = friend;
  const campaign = await findCampaign(ctx.db, slug);
  if (!campaign) return;
  const start = ctx.now() - daysAgo * DAY_MS;
  const nobody = { ordered: false, accountDays: null, drivenDays: null };
  const invitation = { friendId, inviterId, campaignId: campaign.id, channel: 'poster', shareId: null };
  const outcome = await lockRelation(at(ctx, start), { ...invitation, known: nobody, relationDays: null });
  if ('refusal' in outcome) return;
  for (const [index, milestone] of WAY.slice(0, WAY.indexOf(upTo) + 1).entries()) {
    const isOrder = index > 1;
    const reached = { milestone, ref: isOrder ? `demo-order-${friendId}` : `demo-drive-${friendId}`, modelId: 'YL01' };
    await reachMilestone(at(ctx, start + (index + 1) * 4 * HOUR_MS), outcome.relation, reached);
  }
  await giveBoth(ctx, outcome.relation);
  if (!isRefunded) return;
  const refund = { userId: friendId, orderNo: `demo-order-${friendId}`, kind: 'deposit' as const, modelId: 'YL01' };
  await followRefund(at(ctx, start + 3 * DAY_MS), { ...refund, totalFen: 0, at: start + 3 * DAY_MS });
  await giveBoth(ctx, outcome.relation);
}

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
  await addCampaigns(ctx, invitations(now));
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
