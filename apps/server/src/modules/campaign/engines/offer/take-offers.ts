import type { BodyOf, OffersData } from '@voltfront/contract';
import { type OfferState, offerTurn } from '@voltfront/rules/campaign/offer';
import { formatDate } from '@voltfront/rules/format/date';
import type { ActorCtx } from '../../../../kernel/context';
import { refuse } from '../../../../kernel/errors';
import { spend } from '../../../points';
import { type CampaignRow, listPrizes, type PrizeRow } from '../../campaign.repository';
import { campaignTexts } from '../../campaign.texts';
import { grantAward } from '../../grant-award';
import { assertTakesPart, holdPerson, openCampaign } from '../../read-campaign';
import { insertShare } from '../../share.repository';
import { judgeOffers, reasonOfTurn } from './judge-offers';
import { OFFER, termsOf } from './offer-settings';
import { presentOffers } from './show-offers';

/** The refusal of an offer that cannot be taken. */
function refusalOf(state: Exclude<OfferState, 'open'>) {
  if (state === 'gone') return refuse('SOLD_OUT', { message: campaignTexts.offerGone });
  const messages = {
    taken: campaignTexts.offerTaken,
    chosen: campaignTexts.offerChosen,
    task: campaignTexts.offerTask,
    order: campaignTexts.offerOrder,
    short: campaignTexts.offerShort,
  };
  return refuse('LIMIT_REACHED', { message: messages[state] });
}

/** Pays for an offer and gives it, for the `n`th time in its turn. @throws SOLD_OUT, LIMIT_REACHED without the points */
async function give(ctx: ActorCtx, row: CampaignRow, prize: PrizeRow, taken: number): Promise<void> {
  const { accountId } = ctx.actor;
  const { price, period } = termsOf(prize);
  const { key } = offerTurn(period, ctx.now(), row.startsAt);
  const reason = `${reasonOfTurn(key)}${taken + 1}`;
  const award = await grantAward(ctx, { accountId, prize, reason });
  if (!award) throw refusalOf('gone');
  if (price > 0) await spend(ctx, { accountId, amount: price, reason: 'exchange', ref: award.id });
}

/** What one tap takes all of: nothing to pay, to do or to choose between. */
function isGift(prize: PrizeRow): boolean {
  const { price, task, group } = termsOf(prize);
  return price === 0 && task === null && group === null;
}

/**
 * Takes an offer, or every gift that is left; needs a transaction. What a person takes follows each other, so that no limit is
 * passed.
 * @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart`, SOLD_OUT, LIMIT_REACHED with the reason; nothing changes then
 */
export async function takeOffers(
  ctx: ActorCtx,
  { slug, prizeId }: BodyOf<'POST /api/mpmkt/v1/campaign/offers/take'>,
): Promise<OffersData> {
  await holdPerson(ctx);
  const row = await openCampaign(ctx, OFFER, slug);
  await assertTakesPart(ctx, row);
  const prizes = await listPrizes(ctx.db, row.id);
  const { own } = await judgeOffers(ctx, ctx.actor.accountId, row, prizes);
  const isOpen = ({ id }: PrizeRow) => own.get(id)?.state === 'open';
  const wanted =
    prizeId === undefined ? prizes.filter(isGift).filter(isOpen) : prizes.filter(({ id }) => id === prizeId);
  if (prizeId !== undefined && wanted.length === 0) throw refuse('NOT_FOUND', { message: campaignTexts.noPrize });
  for (const prize of wanted) {
    const { state, taken } = own.get(prize.id) ?? { state: 'gone' as const, taken: 0 };
    if (state !== 'open') throw refusalOf(state);
    await give(ctx, row, prize, taken);
  }
  if (wanted.length === 0) throw refusalOf('taken');
  return presentOffers(ctx, row);
}

/** Notes that the caller shared a campaign today. @throws NOT_FOUND, STATE_CHANGED and FORBIDDEN as `assertTakesPart` */
export async function shareOffers(
  ctx: ActorCtx,
  { slug }: BodyOf<'POST /api/mpmkt/v1/campaign/offers/share'>,
): Promise<OffersData> {
  const row = await openCampaign(ctx, OFFER, slug);
  await assertTakesPart(ctx, row);
  const now = ctx.now();
  const share = { accountId: ctx.actor.accountId, campaignId: row.id, day: formatDate(now), createdAt: now };
  await insertShare(ctx.db, share);
  return presentOffers(ctx, row);
}
