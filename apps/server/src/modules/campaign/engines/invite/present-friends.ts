import type { FriendRecordData } from '@voltfront/contract';
import type { Ctx } from '../../../../kernel/context';
import { maskedMobiles } from '../../../account';
import { type AwardRow, listOfReason } from '../../award.repository';
import { type CampaignRow, listPrizes, type PrizeRow } from '../../campaign.repository';
import { byMilestone } from '../../relation/reach-milestone';
import { listMilestones, type MilestoneRow, type RelationRow } from '../../relation/relation.repository';
import { detailOf, perFriend } from './invite-settings';
import { reasonOf } from './reward-milestone';

type Step = FriendRecordData['steps'][number];
type Reward = Step['rewards'][number];

function stateOf(row: MilestoneRow, award: AwardRow | undefined): Reward['state'] {
  if (row.isOverLimit) return 'overLimit';
  if (row.revokedAt !== null || award?.state === 'revoked') return 'takenBack';
  return award ? 'granted' : 'waiting';
}

function stepOf(row: MilestoneRow, prizes: readonly PrizeRow[], awards: readonly AwardRow[]): Step {
  const { milestone, createdAt: at, revokedAt, usedPoints } = row;
  const rewards = prizes.filter((prize) => {
    const detail = detailOf(prize);
    return detail.side === 'inviter' && detail.milestone === milestone;
  });
  return {
    milestone,
    at,
    revokedAt,
    rewards: rewards.map(({ id, title, kind, amount }) => {
      const award = awards.find(({ prizeId, reason }) => prizeId === id && reason === reasonOf(row.id));
      const used = kind === 'points' ? usedPoints : 0;
      return { title, kind, amount, state: stateOf(row, award), used, couponId: award?.couponId ?? null };
    }),
  };
}

/** Friends of an inviter in a campaign, with their ways and what these gave; the same number of reads for any number of them. */
export async function presentFriends(
  ctx: Ctx,
  campaign: CampaignRow,
  rows: readonly RelationRow[],
): Promise<FriendRecordData[]> {
  const [first] = rows;
  if (!first) return [];
  const { inviterId } = first;
  const milestones = await listMilestones(
    ctx.db,
    inviterId,
    rows.map(({ id }) => id),
  );
  const reasons = milestones.map(({ id }) => reasonOf(id));
  const awards = await listOfReason(ctx.db, inviterId, campaign.id, reasons);
  const prizes = perFriend(await listPrizes(ctx.db, campaign.id));
  const mobiles = await maskedMobiles(
    ctx,
    rows.map(({ friendId }) => friendId),
  );
  const modelIds = [...new Set(milestones.flatMap(({ modelId }) => modelId ?? []))];
  const [names] = modelIds.length > 0 ? await ctx.app.hooks.ask(ctx, 'modelNames', { modelIds }) : [];
  return rows.map(({ id: relationId, friendId, createdAt: lockedAt, milestone, isLapsed }) => {
    const own = milestones.filter((row) => row.relationId === relationId);
    const modelId = own.findLast((row) => row.modelId !== null)?.modelId ?? null;
    return {
      relationId,
      mobile: mobiles.get(friendId) ?? '***********',
      lockedAt,
      state: isLapsed ? 'lapsed' : milestone,
      modelName: modelId === null ? null : (names?.get(modelId) ?? modelId),
      campaign: { slug: campaign.slug, title: campaign.title },
      steps: own.map((row) => stepOf(row, prizes, awards)).sort(byMilestone),
    };
  });
}
