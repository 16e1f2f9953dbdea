import type { ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { couponTexts } from './coupon.texts';
import { issueWithinLimit } from './grant-coupon';
import { type OfferState, offersFor } from './welfare';
import { type OfferRow, refOfOffer } from './welfare.repository';

type Claimed = ReplyOf<'POST /api/mpintegral/v1/coupons/welfare/claim'>['claimed'];

/** Why an offer cannot be claimed. */
const refusals = {
  claimed: () => refuse('ALREADY_DONE', { message: couponTexts.claimed }),
  soldOut: () => refuse('SOLD_OUT', { message: couponTexts.soldOut }),
  notBegun: () => refuse('STATE_CHANGED', { message: couponTexts.offerClosed }),
  notEligible: () => refuse('FORBIDDEN', { message: couponTexts.notEligible }),
} satisfies Partial<Record<OfferState, () => Error>>;

const claim = (ctx: ActorCtx, { offer }: OfferRow) =>
  issueWithinLimit(ctx, {
    accountId: ctx.actor.accountId,
    template: offer.templateId,
    reason: 'welfare',
    ref: refOfOffer(offer.id),
  });

async function claimOne(ctx: ActorCtx, row: OfferRow & { state: OfferState }): Promise<Claimed> {
  if (row.state !== 'claimable') throw refusals[row.state]();
  const made = await claim(ctx, row);
  if (made === 'limit') throw refusals.claimed();
  if (!made) throw refusals.soldOut();
  return [{ offerId: row.offer.id, ...made }];
}

/** By template, so that people who claim at once take from the stocks in the same order. */
const byTemplate = (a: OfferRow, b: OfferRow): number => (a.offer.templateId < b.offer.templateId ? -1 : 1);

async function claimAll(ctx: ActorCtx, rows: readonly OfferRow[]): Promise<Claimed> {
  const claimed: Claimed = [];
  for (const row of [...rows].sort(byTemplate)) {
    const made = await claim(ctx, row);
    if (made !== null && made !== 'limit') claimed.push({ offerId: row.offer.id, ...made });
  }
  if (claimed.length === 0) throw refuse('STATE_CHANGED', { message: couponTexts.nothingToClaim });
  return claimed;
}

/**
 * The caller claims a welfare coupon, or all that they can; needs a transaction. What runs out meanwhile is left out of all.
 * @throws NOT_FOUND; ALREADY_DONE, SOLD_OUT, FORBIDDEN or STATE_CHANGED by why the one cannot be claimed; STATE_CHANGED when
 *   there is nothing to claim
 */
export async function claimWelfare(ctx: ActorCtx, offerId: string | undefined): Promise<{ claimed: Claimed }> {
  const offers = await offersFor(ctx);
  if (offerId === undefined)
    return {
      claimed: await claimAll(
        ctx,
        offers.filter(({ state }) => state === 'claimable'),
      ),
    };
  const one = offers.find(({ offer }) => offer.id === offerId);
  if (!one) throw refuse('NOT_FOUND', { message: couponTexts.missing });
  return { claimed: await claimOne(ctx, one) };
}
