import type { ReplyOf } from '@voltfront/contract';
import { guardOf } from '../../kernel/account-guard';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId, randomDigits } from '../../kernel/ids';
import { insertCoupon } from './coupon.repository';
import { couponTexts } from './coupon.texts';
import type { GiftState } from './coupon.types';
import { endGift, type GiftRow, selectGift } from './gift.repository';
import { COUPON_NO_DIGITS } from './grant-coupon';
import { lockCoupon, moveCoupon } from './move-coupon';

/** Where a gift stands at a time, also before upkeep has ended it. */
export const giftStateAt = ({ state, expiresAt }: GiftRow, now: number): GiftState =>
  state === 'open' && expiresAt <= now ? 'expired' : state;

/** @throws NOT_FOUND */
export async function findGift(ctx: Ctx, giftCode: string): Promise<GiftRow> {
  const gift = await selectGift(ctx.db, giftCode);
  if (!gift) throw refuse('NOT_FOUND', { message: couponTexts.giftMissing });
  return gift;
}

const REFUSALS = {
  open: couponTexts.giftTaken,
  received: couponTexts.giftTaken,
  takenBack: couponTexts.giftBack,
  expired: couponTexts.giftOver,
} as const;

/** Whether the caller has a bound phone; without the account module everybody has. */
async function isPhoneBound(ctx: ActorCtx): Promise<boolean> {
  const facts = await ctx.app.hooks.ask(ctx, 'customerFacts', { accountId: ctx.actor.accountId });
  return facts.every((each) => each?.isPhoneBound !== false);
}

/**
 * The caller receives a gift, the first who asks; needs a transaction. A received coupon keeps its end and cannot be given on.
 * @throws NOT_FOUND; STATE_CHANGED with the reason once it was received, taken back or has ended; NOT_ALLOWED for one's own
 */
export async function receiveGift(
  ctx: ActorCtx,
  giftCode: string,
): Promise<ReplyOf<'POST /api/mpintegral/v1/coupons/gift/receive'>> {
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const gift = await findGift(ctx, giftCode);
  if (gift.accountId === accountId) throw refuse('STATE_CHANGED', { message: couponTexts.giftOwn });
  if (gift.receiverId === accountId && gift.receivedId) return { couponId: gift.receivedId };
  if (!(await isPhoneBound(ctx))) throw refuse('FORBIDDEN', { message: couponTexts.phoneFirst });
  const receivedId = newId(now);
  const to = { state: 'received' as const, receiverId: accountId, receivedId, updatedAt: now };
  const isActive = await guardOf(ctx).holdAccount(ctx.db, gift.accountId);
  const ended = isActive ? await endGift(ctx.db, giftCode, to, now) : undefined;
  if (!ended) throw refuse('STATE_CHANGED', { message: REFUSALS[giftStateAt(gift, now)] });
  const given = await lockCoupon(ctx, { accountId: gift.accountId, couponId: gift.couponId });
  await moveCoupon(ctx, given, 'receive', { who: 'receiver' });
  const { historyCount: _, ...value } = given;
  await insertCoupon(ctx.db, {
    ...value,
    accountId,
    id: receivedId,
    couponNo: randomDigits(COUPON_NO_DIGITS),
    isGiftable: false,
    state: 'unused',
    reason: 'gift',
    ref: `gift:${giftCode}`,
    createdAt: now,
    updatedAt: now,
  });
  return { couponId: receivedId };
}
