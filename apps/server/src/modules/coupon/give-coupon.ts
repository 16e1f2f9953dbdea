import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { randomToken } from '../../kernel/ids';
import { schedule } from '../../kernel/jobs';
import { couponTexts } from './coupon.texts';
import { endGift, insertGift, selectGift } from './gift.repository';
import { canMove, lockCoupon, moveCoupon } from './move-coupon';

/** How long a link can be used. */
const GIFT_MS = DAY_MS;
const CODE_BYTES = 18;

declare module '../../kernel/jobs' {
  interface JobMap {
    lapseGift: { accountId: string; giftCode: string };
  }
}

/**
 * Makes a gift of one of the caller's coupons; needs a transaction.
 * @throws NOT_FOUND for somebody else's, STATE_CHANGED for one that cannot be given, CONTENT_REFUSED
 */
export async function giveCoupon(
  ctx: ActorCtx,
  { couponId, message }: BodyOf<'POST /api/mpintegral/v1/coupons/gift'>,
): Promise<ReplyOf<'POST /api/mpintegral/v1/coupons/gift'>> {
  const { accountId } = ctx.actor;
  const refused = await ctx.app.hooks.ask(ctx, 'refusesText', { text: message });
  if (refused.some(Boolean)) throw refuse('CONTENT_REFUSED');
  const row = await lockCoupon(ctx, { accountId, couponId });
  if (!canMove(ctx, row, 'give', 'owner')) throw refuse('STATE_CHANGED', { message: couponTexts.notGiftable });
  await moveCoupon(ctx, row, 'give', { who: 'owner' });
  const now = ctx.now();
  const gift = { accountId, giftCode: randomToken(CODE_BYTES), expiresAt: Math.min(now + GIFT_MS, row.expiresAt) };
  await insertGift(ctx.db, { ...gift, couponId, message, state: 'open', createdAt: now, updatedAt: now });
  await schedule(ctx, 'lapseGift', { accountId, giftCode: gift.giftCode }, gift.expiresAt);
  return { giftCode: gift.giftCode, expiresAt: gift.expiresAt };
}

/**
 * Takes back a gift of the caller that nobody has received; needs a transaction.
 * @throws NOT_FOUND for somebody else's, STATE_CHANGED once it was received or has ended
 */
export async function takeGiftBack(ctx: ActorCtx, giftCode: string): Promise<{ ok: true }> {
  const { accountId } = ctx.actor;
  const gift = await selectGift(ctx.db, giftCode);
  if (gift?.accountId !== accountId) throw refuse('NOT_FOUND', { message: couponTexts.giftMissing });
  const ended = await endGift(ctx.db, giftCode, { state: 'takenBack', updatedAt: ctx.now() });
  if (!ended) {
    const message = gift.state === 'received' ? couponTexts.giftTaken : couponTexts.giftOver;
    throw refuse('STATE_CHANGED', { message });
  }
  const row = await lockCoupon(ctx, { accountId, couponId: gift.couponId });
  await moveCoupon(ctx, row, 'takeBack', { who: 'owner' });
  return { ok: true };
}
