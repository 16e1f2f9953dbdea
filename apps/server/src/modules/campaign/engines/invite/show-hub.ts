import type { FriendCountsData, InviteHubData, QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../../../kernel/context';
import { openPage } from '../../../../kernel/list';
import { listMovedSince, sumAwards } from '../../award.repository';
import { type CampaignRow, listPrizes } from '../../campaign.repository';
import { presentAward } from '../../present-award';
import { holdPerson, openCampaign, presentLanding } from '../../read-campaign';
import {
  countLapsed,
  countMilestones,
  countRewarded,
  countShares,
  findInviter,
  listFriends,
  setSeen,
} from '../../relation/relation.repository';
import { catalogueOf, INVITE, inviteSettingsOf, ladderStep, limitStart, limitsOf, perFriend } from './invite-settings';
import { presentFriends } from './present-friends';
import { shownCar } from './shown-car';

const HUB = 'GET /api/mpintegral/v1/recommend/myRecommendPage';
const FRIENDS = 'POST /api/mpintegral/v1/recommend/recommendPageList';
/** Friends on the hub. */
const LATEST = 5;
/** Rewards that one pop-up tells at most. */
const MOST_TOLD = 20;

/** Rewards that are left of the furthest milestone of the ladder; null without a limit. */
async function rewardsLeft(ctx: ActorCtx, row: CampaignRow): Promise<FriendCountsData['rewardsLeft']> {
  const [limit] = limitsOf(row);
  if (!limit) return null;
  const milestone = perFriend(await listPrizes(ctx.db, row.id))
    .map(ladderStep)
    .filter(({ side }) => side === 'inviter')
    .at(-1)?.milestone;
  if (!milestone) return { ...limit, left: limit.most };
  const key = { inviterId: ctx.actor.accountId, campaignId: row.id, milestone };
  const rewarded = await countRewarded(ctx.db, key, limitStart(limit, ctx.now()));
  return { ...limit, left: Math.max(0, limit.most - rewarded) };
}

async function countsOf(ctx: ActorCtx, row: CampaignRow): Promise<FriendCountsData> {
  const { accountId } = ctx.actor;
  const reached = await countMilestones(ctx.db, accountId, row.id);
  const { registered: invited, booked, driven, deposit, delivered } = reached;
  return {
    invited,
    booked,
    driven,
    deposit,
    delivered,
    lapsed: await countLapsed(ctx.db, accountId, row.id),
    ...(await sumAwards(ctx.db, accountId, row.id)),
    shares: await countShares(ctx.db, accountId, row.id),
    rewardsLeft: await rewardsLeft(ctx, row),
  };
}

/** Counts of the caller's friends and rewards. @throws NOT_FOUND */
export const showCounts = async (ctx: ActorCtx, { slug }: { slug: string }): Promise<FriendCountsData> =>
  countsOf(ctx, await openCampaign(ctx, INVITE, slug));

async function ownHub(ctx: ActorCtx, row: CampaignRow): Promise<NonNullable<InviteHubData['own']>> {
  const { accountId: inviterId } = ctx.actor;
  const latest = await listFriends(
    ctx.db,
    { inviterId, campaignId: row.id, state: 'all' },
    { after: null, limit: LATEST },
  );
  return {
    // Made by `recommendCode`, which writes; empty before.
    code: (await findInviter(ctx.db, inviterId))?.code ?? '',
    counts: await countsOf(ctx, row),
    latest: await presentFriends(ctx, row, latest),
    car: await shownCar(ctx, row, inviterId),
  };
}

/** A campaign of invitations; with the caller's own part when logged in. @throws NOT_FOUND */
export async function showHub(ctx: Ctx, { slug }: QueryOf<typeof HUB>): Promise<InviteHubData> {
  const row = await openCampaign(ctx, INVITE, slug);
  const prizes = await listPrizes(ctx.db, row.id);
  return {
    campaign: await presentLanding(ctx, row),
    settings: inviteSettingsOf(row),
    ladder: perFriend(prizes).map(ladderStep),
    exchange: catalogueOf(prizes),
    own: ctx.actor && (await ownHub({ ...ctx, actor: ctx.actor }, row)),
  };
}

/** A page of the caller's friends. @throws NOT_FOUND, BAD_INPUT */
export async function listOwnFriends(ctx: ActorCtx, query: QueryOf<typeof FRIENDS>): Promise<ReplyOf<typeof FRIENDS>> {
  const page = openPage(ctx, FRIENDS, query);
  const row = await openCampaign(ctx, INVITE, query.slug);
  const wanted = { inviterId: ctx.actor.accountId, campaignId: row.id, state: query.state };
  const { rows, nextCursor } = page.cut(await listFriends(ctx.db, wanted, page), ({ createdAt, id }) => ({
    key: createdAt,
    id,
  }));
  return { items: await presentFriends(ctx, row, rows), nextCursor };
}

/** Rewards since the caller last looked, once; needs a transaction. @throws NOT_FOUND */
export async function showWindow(ctx: ActorCtx, { slug }: { slug: string }) {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, INVITE, slug);
  const { accountId } = ctx.actor;
  const inviter = await findInviter(ctx.db, accountId);
  if (!inviter) return { granted: [], takenBack: [] };
  const moved = await listMovedSince(ctx.db, accountId, row.id, inviter.seenAt, MOST_TOLD);
  if (moved.length > 0) await setSeen(ctx.db, accountId, ctx.now());
  const isBack = ({ award }: (typeof moved)[number]) => award.state === 'revoked';
  return {
    granted: moved.filter((each) => !isBack(each)).map(presentAward),
    takenBack: moved.filter(isBack).map(presentAward),
  };
}
