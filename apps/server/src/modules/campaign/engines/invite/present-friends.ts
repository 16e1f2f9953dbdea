import type { FriendRecordData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import type { Ctx } from '../../../../kernel/context';
import { maskedMobiles } from '../../../account';
import { type AwardRow, listOfReason } from '../../award.repository';
import { type CampaignRow, findCampaign, listPrizes, type PrizeRow } from '../../campaign.repository';
import { countUsed, listEarnedOfAwards } from '../../earned-chance.repository';
import { byMilestone } from '../../relation/reach-milestone';
import { listMilestones, type MilestoneRow, type RelationRow } from '../../relation/relation.repository';
import { type TicketRow, ticketsOfAwards } from '../../ticket.repository';
import { HIDDEN_MOBILE } from './friend-faces';
import { detailOf, inviteSettingsOf, perFriend } from './invite-settings';
import { isUnderway } from './remind-friend';
import { reasonOf } from './reward-milestone';

type Step = FriendRecordData['steps'][number];
type Reward = Step['rewards'][number];

function stateOf(row: MilestoneRow, award: AwardRow | undefined): Reward['state'] {
  if (row.isOverLimit) return 'overLimit';
  if (row.revokedAt !== null || award?.state === 'revoked') return 'takenBack';
  return award ? 'granted' : 'waiting';
}

/** Awards of these whose chances were all used, in the draw that they are for. */
async function usedChances(
  ctx: Ctx,
  accountId: string,
  campaign: CampaignRow,
  awards: readonly AwardRow[],
): Promise<ReadonlySet<string>> {
  const { draw: slug } = inviteSettingsOf(campaign);
  const draw = slug === null || awards.length === 0 ? undefined : await findCampaign(ctx.db, slug);
  if (!draw) return new Set();
  const person = { accountId, campaignId: draw.id };
  const earned = await listEarnedOfAwards(
    ctx.db,
    person,
    awards.map(({ id }) => id),
  );
  const used = await countUsed(ctx.db, person);
  return new Set(earned.filter(({ upTo }) => upTo <= used).map(({ ref }) => ref));
}

interface Given {
  prizes: readonly PrizeRow[];
  awards: readonly AwardRow[];
  /** Awards whose chances were used. */
  used: ReadonlySet<string>;
  /** What gave tickets, by award. */
  tickets: ReadonlyMap<string, TicketRow>;
}

/** Tickets that were used before they could be taken back. */
const usedOf = (row: TicketRow | undefined): number =>
  row && row.takenBack > 0 ? row.amount - row.left - row.takenBack : 0;

function stepOf(row: MilestoneRow, { prizes, awards, used: usedUp, tickets }: Given): Step {
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
      const used = kind === 'points' ? usedPoints : usedOf(tickets.get(award?.id ?? ''));
      const chance = kind !== 'chances' || !award ? null : usedUp.has(award.id) ? 'used' : 'free';
      return { title, kind, amount, state: stateOf(row, award), used, couponId: award?.couponId ?? null, chance };
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
  const ofTickets = new Set(prizes.filter(({ kind }) => kind === 'tickets').map(({ id }) => id));
  const ids = awards.filter(({ prizeId }) => ofTickets.has(prizeId)).map(({ id }) => id);
  const tickets = await ticketsOfAwards(ctx.db, inviterId, ids);
  const given = { prizes, awards, used: await usedChances(ctx, inviterId, campaign, awards), tickets };
  const mobiles = await maskedMobiles(
    ctx,
    rows.map(({ friendId }) => friendId),
  );
  const modelIds = [...new Set(milestones.flatMap(({ modelId }) => modelId ?? []))];
  const [names] = modelIds.length > 0 ? await ctx.app.hooks.ask(ctx, 'modelNames', { modelIds }) : [];
  const today = formatDate(ctx.now());
  return rows.map((row) => {
    const { id: relationId, friendId, createdAt: lockedAt, milestone, isLapsed } = row;
    const own = milestones.filter((step) => step.relationId === relationId);
    const modelId = own.findLast((step) => step.modelId !== null)?.modelId ?? null;
    return {
      relationId,
      mobile: mobiles.get(friendId) ?? HIDDEN_MOBILE,
      lockedAt,
      state: isLapsed ? 'lapsed' : milestone,
      modelName: modelId === null ? null : (names?.get(modelId) ?? modelId),
      campaign: { slug: campaign.slug, title: campaign.title },
      steps: own.map((step) => stepOf(step, given)).sort(byMilestone),
      canRemind: isUnderway(row) && row.remindedOn !== today,
    };
  });
}
