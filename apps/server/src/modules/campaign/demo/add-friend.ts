import type { Milestone } from '@voltfront/rules/campaign/milestones';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { findCampaign, listPrizes, type PrizeRow } from '../campaign.repository';
import { detailOf } from '../engines/invite/invite-settings';
import { keepCustomer } from '../engines/invite/partner/follow-customers';
import { giveLateReward, rewardSide, takeStepBack } from '../engines/invite/reward-milestone';
import { lockRelation } from '../relation/lock-relation';
import { followRefund, reachMilestone } from '../relation/reach-milestone';
import { listMilestones, type MilestoneRow, type RelationRow } from '../relation/relation.repository';

const WAY: readonly Milestone[] = ['booked', 'arrived', 'driven', 'deposit', 'locked', 'delivered'];

/** A friend of the demo: who invited them where, days ago, how far they got, and whether the order was refunded. */
export interface DemoFriend {
  inviterId: string;
  slug: string;
  daysAgo: number;
  upTo: Milestone;
  isRefunded?: boolean;
  /** Default: the flagship. */
  modelId?: string;
  /** The friend agreed to be called by the inviter. */
  mayCall?: boolean;
  /** The relation ends after so many days; default: never. */
  relationDays?: number;
  /** Number of the friend's drive; default: one that is not there. */
  driveNo?: string;
}

const at = (ctx: Ctx, moment: number): Ctx => ({ ...ctx, now: () => moment });

/** Gives both sides what every milestone of a relation brings, and takes back what was refunded; what was given stays. */
export async function giveBoth(ctx: Ctx, { inviterId, id }: RelationRow): Promise<void> {
  const ofCampaign = new Map<string, PrizeRow[]>();
  for (const row of await listMilestones(ctx.db, inviterId, [id])) {
    const prizes = ofCampaign.get(row.campaignId) ?? (await listPrizes(ctx.db, row.campaignId));
    ofCampaign.set(row.campaignId, prizes);
    await giveMilestone(ctx, row, prizes);
  }
}

/** Gives both sides what a milestone brings, and the rewards whose waiting time is over, so that every demo shop shows them from the first moment. */
async function giveMilestone(ctx: Ctx, row: MilestoneRow, prizes: readonly PrizeRow[]): Promise<void> {
  const { inviterId, friendId, id: milestoneId, milestone, createdAt } = row;
  const key = { inviterId, friendId, milestoneId, milestone };
  const rewards = prizes.map((prize) => ({ prizeId: prize.id, ...detailOf(prize) }));
  const own = rewards.filter((reward) => reward.milestone === milestone);
  for (const side of ['inviter', 'friend'] as const)
    if (own.some((reward) => reward.side === side))
      await (row.revokedAt === null ? rewardSide : takeStepBack)(at(ctx, createdAt), key, side);
  for (const { side, waitDays, prizeId } of own) {
    const dueAt = createdAt + waitDays * DAY_MS;
    if (waitDays > 0 && dueAt <= ctx.now()) await giveLateReward(at(ctx, dueAt), { ...key, side, prizeId });
  }
}

/**
 * Binds a friend of the demo to their inviter, walks their way and gives both sides what it brings.
 * @returns id of the relation; undefined for a friend who is bound already
 */
export async function addFriend(ctx: Ctx, friendId: string, friend: DemoFriend): Promise<string | undefined> {
  const { inviterId, slug, daysAgo, upTo, isRefunded = false, modelId = 'YL01', mayCall = false } = friend;
  const { driveNo = `demo-drive-${friendId}`, relationDays = null } = friend;
  const campaign = await findCampaign(ctx.db, slug);
  if (!campaign) return undefined;
  const start = ctx.now() - daysAgo * DAY_MS;
  const nobody = { ordered: false, accountDays: null, drivenDays: null };
  const invitation = { friendId, inviterId, campaignId: campaign.id, channel: 'poster', shareId: null, mayCall };
  const outcome = await lockRelation(at(ctx, start), { ...invitation, known: nobody, relationDays });
  if ('refusal' in outcome) return undefined;
  await keepCustomer(ctx, campaign, outcome.relation);
  for (const [index, milestone] of WAY.slice(0, WAY.indexOf(upTo) + 1).entries()) {
    const isOrder = index > WAY.indexOf('driven');
    const reached = { milestone, ref: isOrder ? `demo-order-${friendId}` : driveNo, modelId };
    await reachMilestone(at(ctx, start + (index + 1) * 4 * HOUR_MS), outcome.relation, reached);
  }
  await giveBoth(ctx, outcome.relation);
  if (!isRefunded) return outcome.relation.id;
  const refund = { userId: friendId, orderNo: `demo-order-${friendId}`, kind: 'deposit' as const, modelId };
  await followRefund(at(ctx, start + 3 * DAY_MS), { ...refund, totalFen: 0, at: start + 3 * DAY_MS });
  await giveBoth(ctx, outcome.relation);
  return outcome.relation.id;
}
