import type { RewardSide } from '@voltfront/rules/campaign/milestones';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../../kernel/context';
import { type EventMap, type JobMap, schedule } from '../../../../kernel/jobs';
import { lockName } from '../../../../kernel/name-lock.repository';
import { type AwardRow, listOfReason } from '../../award.repository';
import { type CampaignRow, findCampaignById, listPrizes, type PrizeRow } from '../../campaign.repository';
import { grantAward } from '../../grant-award';
import type { MilestoneKey } from '../../relation/relation.events';
import { countRewarded, lockMilestone, type MilestoneRow, updateMilestone } from '../../relation/relation.repository';
import { revokeAward } from '../../revoke-award';
import { holdTickets } from '../../tickets';
import { detailOf, limitStart, limitsOf, perFriend } from './invite-settings';

/** The reason of the awards of a milestone, the same for both sides. */
export const reasonOf = (milestoneId: string): string => `step:${milestoneId}`;

const personOf = ({ inviterId, friendId }: Pick<MilestoneKey, 'inviterId' | 'friendId'>, side: RewardSide) =>
  side === 'inviter' ? inviterId : friendId;

/** Whether the inviter had as many rewards for this milestone as there are in one of the spans; the milestone itself counts. */
async function isBeyondLimit(ctx: Ctx, row: MilestoneRow, campaign: CampaignRow): Promise<boolean> {
  const limits = limitsOf(campaign);
  if (limits.length === 0) return false;
  await lockName(ctx.db, `campaign:${row.inviterId}`);
  let isBeyond = false;
  for (const limit of limits)
    isBeyond ||= (await countRewarded(ctx.db, row, limitStart(limit, row.createdAt))) > limit.most;
  if (!isBeyond) return false;
  await updateMilestone(ctx.db, row, { isOverLimit: true });
  return true;
}

/** Gives a prize of the ladder. */
const giveNow = (ctx: Ctx, row: MilestoneRow, side: RewardSide, prize: PrizeRow): Promise<AwardRow | null> =>
  grantAward(ctx, { accountId: personOf(row, side), prize, reason: reasonOf(row.id), source: row });

/** Gives a prize of the ladder, or has it given when its time has come. */
async function giveStep(ctx: Ctx, row: MilestoneRow, side: RewardSide, prize: PrizeRow): Promise<AwardRow | null> {
  const { inviterId, friendId, id: milestoneId, milestone } = row;
  const { waitDays } = detailOf(prize);
  if (waitDays === 0) return giveNow(ctx, row, side, prize);
  const late = { inviterId, friendId, milestoneId, milestone, side, prizeId: prize.id };
  await schedule(ctx, 'giveLateReward', late, ctx.now() + waitDays * DAY_MS);
  return null;
}

/**
 * Rewards one side for a milestone, as the ladder of the relation's campaign says; needs a transaction. Repeatable: a milestone
 * gives each prize once. @returns what was given now
 */
export async function rewardSide(ctx: Ctx, key: MilestoneKey, side: RewardSide): Promise<AwardRow[]> {
  const row = await lockMilestone(ctx.db, key.inviterId, key.milestoneId);
  const campaign = row && (await findCampaignById(ctx.db, row.campaignId));
  if (!row || !campaign || row.revokedAt !== null) return [];
  const prizes = perFriend(await listPrizes(ctx.db, campaign.id)).filter((prize) => {
    const detail = detailOf(prize);
    return detail.milestone === row.milestone && detail.side === side;
  });
  if (prizes.length === 0) return [];
  if (side === 'inviter' && (await isBeyondLimit(ctx, row, campaign))) return [];
  const given: AwardRow[] = [];
  for (const prize of prizes) {
    if (detailOf(prize).isInstead && given.length > 0) continue;
    const award = await giveStep(ctx, row, side, prize);
    if (award) given.push(award);
  }
  return given;
}

/** Gives a reward whose waiting time is over, unless its order was refunded. */
export async function giveLateReward(ctx: Ctx, late: JobMap['giveLateReward']): Promise<void> {
  const row = await lockMilestone(ctx.db, late.inviterId, late.milestoneId);
  if (!row || row.revokedAt !== null) return;
  const prize = (await listPrizes(ctx.db, row.campaignId)).find(({ id }) => id === late.prizeId);
  if (prize) await giveNow(ctx, row, late.side, prize);
}

/** Takes back what a milestone gave to one side, as far as it was not used. */
export async function takeStepBack(ctx: Ctx, key: EventMap['RelationRevoked'], side: RewardSide): Promise<void> {
  const row = await lockMilestone(ctx.db, key.inviterId, key.milestoneId);
  if (!row) return;
  await holdTickets(ctx, personOf(key, side));
  let usedPoints = 0;
  for (const award of await listOfReason(ctx.db, personOf(key, side), row.campaignId, [reasonOf(row.id)]))
    usedPoints += (await revokeAward(ctx, award)).used;
  if (side === 'inviter' && usedPoints > 0) await updateMilestone(ctx.db, row, { usedPoints });
}
