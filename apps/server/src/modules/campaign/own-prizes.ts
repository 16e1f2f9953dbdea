import type { AwardData, BodyOf, QueryOf, ReplyOf } from '@voltfront/contract';
import { STATES_OF_TAB } from '@voltfront/rules/campaign/award-moves';
import { type ActorCtx, type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { findAwards, listAwards, lockOverdue } from './award.repository';
import { findCampaign } from './campaign.repository';
import { campaignTexts } from './campaign.texts';
import { awardStates } from './move-award';
import { orderParcel, receiveParcel, redirectParcel } from './parcels';
import { presentAward, showAward } from './present-award';

/** Awards that lapse in one transaction. */
const LAPSE_AT_ONCE = 200;

/** Prizes of the caller. @throws NOT_FOUND for a campaign that does not exist */
export async function listOwnPrizes(
  ctx: ActorCtx,
  query: QueryOf<'GET /api/mpmkt/v1/campaign/prizes'>,
): Promise<ReplyOf<'GET /api/mpmkt/v1/campaign/prizes'>> {
  const page = openPage(ctx, 'GET /api/mpmkt/v1/campaign/prizes', query);
  const { tab, slug } = query;
  const campaign = slug === undefined ? undefined : await findCampaign(ctx.db, slug);
  if (slug !== undefined && !campaign) throw refuse('NOT_FOUND', { message: campaignTexts.missing });
  const states = tab === 'all' ? undefined : STATES_OF_TAB[tab];
  const read = await listAwards(ctx.db, { accountId: ctx.actor.accountId, states, campaignId: campaign?.id }, page);
  const { rows, nextCursor } = page.cut(read, ({ award }) => ({ key: award.createdAt, id: award.id }));
  return { items: rows.map(presentAward), nextCursor };
}

/** Has one prize sent, for its postage. @throws NOT_FOUND, STATE_CHANGED, and as `orderParcel` */
export async function orderPrize(
  ctx: ActorCtx,
  { awardId, addressId }: BodyOf<'POST /api/mpmkt/v1/campaign/prizes/order'>,
): Promise<AwardData> {
  const award = await awardStates.lock(ctx, { accountId: ctx.actor.accountId, id: awardId });
  if (award.claimUntil !== null && ctx.now() >= award.claimUntil)
    throw refuse('STATE_CHANGED', { message: campaignTexts.claimOver });
  await orderParcel(ctx, [award], addressId);
  return showAward(ctx, award);
}

/** Changes where a prize goes, until it is sent. @throws NOT_FOUND, BAD_INPUT without an own address, STATE_CHANGED */
export async function redirectPrize(
  ctx: ActorCtx,
  { awardId, addressId }: BodyOf<'POST /api/mpmkt/v1/campaign/prizes/address'>,
): Promise<AwardData> {
  // Not locked: who sends the parcel locks it before what it holds.
  const [found] = await findAwards(ctx.db, ctx.actor.accountId, [awardId]);
  if (!found) throw refuse('NOT_FOUND', { message: campaignTexts.noPrize });
  if (found.award.state !== 'ordered' || !found.parcel) throw refuse('STATE_CHANGED');
  await redirectParcel(ctx, found.parcel.id, addressId);
  return showAward(ctx, found.award);
}

/** Confirms the parcel of a prize. @throws NOT_FOUND, STATE_CHANGED */
export async function receivePrize(
  ctx: ActorCtx,
  { awardId }: BodyOf<'POST /api/mpmkt/v1/campaign/prizes/receive'>,
): Promise<AwardData> {
  const award = await awardStates.lock(ctx, { accountId: ctx.actor.accountId, id: awardId });
  if (award.state !== 'sent' || award.parcelId === null) throw refuse('STATE_CHANGED');
  await receiveParcel(ctx, { accountId: award.accountId, id: award.parcelId }, 'customer');
  return showAward(ctx, award);
}

/** Ends awards that were not claimed in time; a prize that lapses does not go back to stock, as the rules say. */
export async function lapseAwards(ctx: Ctx): Promise<void> {
  for (let isMore = true; isMore; )
    isMore = await withTransaction(ctx, async (tx) => {
      const rows = await lockOverdue(tx.db, tx.now(), LAPSE_AT_ONCE);
      for (const row of rows) await awardStates.move(tx, row, 'lapse', { who: 'system' });
      return rows.length === LAPSE_AT_ONCE;
    });
}
