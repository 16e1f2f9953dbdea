import type { InviteStepsData, QueryOf } from '@voltfront/contract';
import type { Ctx } from '../../../../kernel/context';
import { findAwards, listOfReason } from '../../award.repository';
import { type CampaignRow, listPrizes, type PrizeRow } from '../../campaign.repository';
import { presentAward } from '../../present-award';
import { leftOf, openCampaign } from '../../read-campaign';
import { countMilestones, countRewarded, listFriends } from '../../relation/relation.repository';
import { readFaces } from './friend-faces';
import { detailOf, INVITE, inviteSettingsOf, perFriend } from './invite-settings';
import { type InviteStep, isOffered, reasonOfStep, stepsOf } from './steps';

/** Friends whose pictures are shown. */
const SHOWN = 10;

const giftOf = (prize: PrizeRow) => {
  const { id: prizeId, kind, title, picture, amount } = prize;
  return { prizeId, kind, title, picture, amount, left: leftOf(prize) };
};

const giftsOf = (step: InviteStep) =>
  step.prizes.map((prize) => ({ ...giftOf(prize), isOffered: isOffered(step, prize) }));

/** Where an inviter stands at every step. */
async function ownSteps(ctx: Ctx, accountId: string, row: CampaignRow, steps: readonly InviteStep[]) {
  const reached = await countMilestones(ctx.db, accountId, row.id);
  const awards = await listOfReason(ctx.db, accountId, row.id, steps.map(reasonOfStep));
  const full = await findAwards(
    ctx.db,
    accountId,
    awards.map(({ id }) => id),
  );
  return steps.map((step) => {
    const found = full.find(({ award }) => award.reason === reasonOfStep(step));
    const isReached = reached[step.milestone] >= step.count;
    const open = step.prizes.some((prize) => isOffered(step, prize)) ? ('open' as const) : ('gone' as const);
    const state = found ? ('claimed' as const) : isReached ? open : ('locked' as const);
    return { reached: reached[step.milestone], state, award: found ? presentAward(found) : null };
  });
}

async function ownPart(ctx: Ctx, inviterId: string, row: CampaignRow, prizes: readonly PrizeRow[]) {
  const wanted = { inviterId, campaignId: row.id, state: 'all' as const };
  const friends = await listFriends(ctx.db, wanted, { after: null, limit: SHOWN });
  const faceOf = await readFaces(
    ctx,
    friends.map(({ friendId }) => friendId),
  );
  const { totalLimit } = inviteSettingsOf(row);
  const limited = perFriend(prizes)
    .map(detailOf)
    .find(({ side }) => side === 'inviter')?.milestone;
  const key = limited && { inviterId, campaignId: row.id, milestone: limited };
  const rewarded = totalLimit !== null && key ? await countRewarded(ctx.db, key, 0) : 0;
  return {
    left: totalLimit === null ? null : Math.max(0, totalLimit - rewarded),
    friends: friends.map(({ id: relationId, friendId, milestone, isLapsed, createdAt: at }) => ({
      relationId,
      ...faceOf(friendId),
      state: isLapsed ? ('lapsed' as const) : milestone,
      at,
    })),
  };
}

/** Steps of a campaign as the caller sees them. */
export async function presentSteps(ctx: Ctx, row: CampaignRow): Promise<InviteStepsData> {
  const prizes = await listPrizes(ctx.db, row.id);
  const steps = stepsOf(prizes);
  const accountId = ctx.actor?.accountId;
  const own = accountId === undefined ? [] : await ownSteps(ctx, accountId, row, steps);
  return {
    steps: steps.map((step, index) => ({
      count: step.count,
      milestone: step.milestone,
      gifts: giftsOf(step),
      own: own[index] ?? null,
    })),
    friendGifts: perFriend(prizes)
      .filter((prize) => detailOf(prize).side === 'friend')
      .map((prize) => ({ ...giftOf(prize), milestone: detailOf(prize).milestone })),
    own: accountId === undefined ? null : await ownPart(ctx, accountId, row, prizes),
  };
}

/** Steps of a campaign. @throws NOT_FOUND */
export const showSteps = async (ctx: Ctx, { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/invite/steps'>) =>
  presentSteps(ctx, await openCampaign(ctx, INVITE, slug));
