import { firstAwardState } from '@voltfront/rules/campaign/award-moves';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { newId, randomDigits } from '../../kernel/ids';
import { lockName } from '../../kernel/name-lock.repository';
import { grantCoupon } from '../coupon';
import { earn } from '../points';
import { type AwardRow, countOfPrize, deleteAward, findAwardFor, insertAward, updateAward } from './award.repository';
import { chancesOf, findCampaign, type PrizeRow, returnPrize, takePrize } from './campaign.repository';
import { addChances } from './chances';
import { addTickets, type TicketSource } from './tickets';

/** Digits of the code of an experience. */
export const CODE_DIGITS = 10;

/** A prize for a person, and why: the same prize is given once for a reason. */
export interface Grant {
  accountId: string;
  prize: PrizeRow;
  /** Such as `draw:3`. */
  reason: string;
  /** A coupon ends at this moment, where that is before its usual end. */
  couponUntil?: number;
  /** The friend who brought tickets. */
  source?: TicketSource;
}

function newAward(ctx: Ctx, { accountId, prize, reason }: Grant): AwardRow {
  const now = ctx.now();
  const { id: prizeId, campaignId, kind, claimDays } = prize;
  return {
    accountId,
    id: newId(now),
    campaignId,
    prizeId,
    reason,
    state: firstAwardState(kind),
    claimUntil: claimDays === null ? null : now + claimDays * DAY_MS,
    code: kind === 'experience' ? randomDigits(CODE_DIGITS) : null,
    couponId: null,
    parcelId: null,
    pickupPlace: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** The campaign whose draws chances are for: another one where the prize names it. */
async function campaignOfChances(ctx: Ctx, { campaignId, detail }: PrizeRow): Promise<string> {
  const slug = chancesOf(detail);
  if (slug === null) return campaignId;
  const campaign = await findCampaign(ctx.db, slug);
  if (!campaign) throw new InternalError(`there is no campaign ${slug} for chances`);
  return campaign.id;
}

/** Books points, chances, tickets or a coupon; null when the coupon has run out. */
async function bookPrize(ctx: Ctx, { prize, couponUntil, source }: Grant, award: AwardRow): Promise<AwardRow | null> {
  const { accountId, id: ref } = award;
  const { kind, amount, template } = prize;
  if (kind === 'points' && amount) await earn(ctx, { accountId, amount, reason: 'campaign', ref });
  if (kind === 'chances' && amount) {
    const campaignId = await campaignOfChances(ctx, prize);
    await addChances(ctx, { accountId, campaignId, amount, reason: 'award', ref });
  }
  if (kind === 'tickets') await addTickets(ctx, prize, award, source);
  if (kind !== 'coupon' || template === null) return award;
  const coupon = await grantCoupon(ctx, { accountId, template, reason: 'campaign', ref, until: couponUntil });
  return coupon && updateAward(ctx.db, award, { couponId: coupon.couponId });
}

/** Whether the person may have another one; grants of one person and prize wait for each other here. */
async function isWithinLimit(ctx: Ctx, { accountId, prize: { id, perPerson } }: Grant): Promise<boolean> {
  if (perPerson === null) return true;
  await lockName(ctx.db, `award:${accountId}:${id}`);
  // The award itself is there already.
  return (await countOfPrize(ctx.db, accountId, id)) <= perPerson;
}

/**
 * Gives a prize: the only way to one. Stock, award and what is booked change together, in the caller's transaction; asking
 * again for the same reason gives the same award.
 * @returns null when the prize or its coupon has run out, or the person had their share; nothing is changed then
 */
export async function grantAward(ctx: Ctx, grant: Grant): Promise<AwardRow | null> {
  const { accountId, prize, reason } = grant;
  const award = newAward(ctx, grant);
  if (!(await insertAward(ctx.db, award))) {
    const key = { accountId, campaignId: prize.campaignId, prizeId: prize.id, reason };
    return (await findAwardFor(ctx.db, key)) ?? null;
  }
  if ((await isWithinLimit(ctx, grant)) && (await takePrize(ctx.db, prize.id))) {
    const booked = await bookPrize(ctx, grant, award);
    if (booked) return booked;
    await returnPrize(ctx.db, prize.id);
  }
  await deleteAward(ctx.db, award);
  return null;
}
