import type { BodyOf, CollectionData, QueryOf } from '@voltfront/contract';
import type { ActorCtx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { balances, earn } from '../../../points';
import { type AwardRow, listOfCampaign, lockAwards } from '../../award.repository';
import { type CampaignRow, findCampaignById, listPrizes, type PrizeRow } from '../../campaign.repository';
import { campaignTexts } from '../../campaign.texts';
import { awardStates } from '../../move-award';
import { orderParcel } from '../../parcels';
import { holdPerson, openCampaign, presentCampaign } from '../../read-campaign';
import { DRAW, drawSettingsOf } from './draw-settings';

/** More figures than a person can own by the limits of any series. */
const MOST_FIGURES = 2000;
/** States in which a figure is owned. */
const OWNED: readonly AwardRow['state'][] = ['waiting', 'ordered', 'sent', 'received'];

/** The campaign of a series, its settings and the series. @throws NOT_FOUND for a draw without one */
function seriesOf(row: CampaignRow | undefined) {
  const settings = row && drawSettingsOf(row);
  if (!row || !settings?.series) throw refuse('NOT_FOUND', { message: campaignTexts.missing });
  return { row, settings, series: settings.series };
}

const isFigure = ({ kind }: PrizeRow): boolean => kind === 'goods';

async function present(ctx: ActorCtx, found: ReturnType<typeof seriesOf>): Promise<CollectionData> {
  const { row, settings } = found;
  const { accountId } = ctx.actor;
  const prizes = (await listPrizes(ctx.db, row.id)).filter(isFigure);
  const awards = await listOfCampaign(ctx.db, accountId, row.id, MOST_FIGURES);
  const figures = prizes.map(({ id: prizeId, title, picture, detail }) => {
    const own = awards.filter((award) => award.prizeId === prizeId && OWNED.includes(award.state));
    const free = own.filter(({ state }) => state === 'waiting');
    return {
      prizeId,
      title,
      picture,
      isHidden: detail.isHidden === true,
      count: own.length,
      free: free.map(({ id: awardId, claimUntil }) => ({ awardId, claimUntil })),
    };
  });
  const isComplete = figures.every(({ isHidden, count }) => isHidden || count > 0);
  const { points } = await balances(ctx, accountId);
  return { campaign: await presentCampaign(ctx, row), settings, figures, isComplete, points };
}

/** The caller's figures. @throws NOT_FOUND */
export async function showCollection(
  ctx: ActorCtx,
  { slug }: QueryOf<'GET /api/mpmkt/v1/campaign/draw/collection'>,
): Promise<CollectionData> {
  return present(ctx, seriesOf(await openCampaign(ctx, DRAW, slug)));
}

/**
 * Turns a double figure into points; needs a transaction. Two calls at once never turn both of a pair.
 * @throws NOT_FOUND, LIMIT_REACHED for the last of its kind, STATE_CHANGED for one that is on its way or lapsed
 */
export async function turnFigure(
  ctx: ActorCtx,
  { awardId }: BodyOf<'POST /api/mpmkt/v1/campaign/draw/collection/turn'>,
): Promise<CollectionData> {
  const { accountId } = ctx.actor;
  await holdPerson(ctx);
  const award = await awardStates.lock(ctx, { accountId, id: awardId });
  const found = seriesOf(await findCampaignById(ctx.db, award.campaignId));
  const awards = await listOfCampaign(ctx.db, accountId, award.campaignId, MOST_FIGURES);
  const same = awards.filter(({ prizeId, state }) => prizeId === award.prizeId && OWNED.includes(state));
  if (award.state === 'waiting' && same.length < 2) throw refuse('LIMIT_REACHED', { message: campaignTexts.notDouble });
  await awardStates.move(ctx, award, 'turn', { who: 'customer' });
  await earn(ctx, { accountId, amount: found.series.turnPoints, reason: 'figureTurned', ref: award.id });
  return present(ctx, found);
}

/**
 * Has figures sent in one parcel, for postage in points where there are few; needs a transaction.
 * @throws NOT_FOUND for a figure that is not the caller's, and as `orderParcel`
 */
export async function sendFigures(
  ctx: ActorCtx,
  { slug, awardIds, addressId }: BodyOf<'POST /api/mpmkt/v1/campaign/draw/collection/send'>,
): Promise<CollectionData> {
  const { accountId } = ctx.actor;
  await holdPerson(ctx);
  const found = seriesOf(await openCampaign(ctx, DRAW, slug));
  const { row } = found;
  const wanted = [...new Set(awardIds)];
  const awards = (await lockAwards(ctx.db, accountId, wanted)).filter(({ campaignId }) => campaignId === row.id);
  const [first, ...others] = awards;
  if (!first || awards.length < wanted.length) throw refuse('NOT_FOUND', { message: campaignTexts.noPrize });
  await orderParcel(ctx, [first, ...others], addressId);
  return present(ctx, found);
}
