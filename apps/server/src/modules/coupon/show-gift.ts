import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { presentValue } from './coupon.presenter';
import { selectCoupon } from './coupon.repository';
import { couponTexts } from './coupon.texts';
import { facesOf } from './faces';
import { findGift, giftStateAt } from './receive-gift';

/** A gift as whoever opens its link sees it. @throws NOT_FOUND */
export async function showGift(ctx: Ctx, giftCode: string): Promise<ReplyOf<'GET /api/mpintegral/v1/coupons/gift'>> {
  const gift = await findGift(ctx, giftCode);
  const given = await selectCoupon(ctx.db, { accountId: gift.accountId, couponId: gift.couponId });
  const giver = (await facesOf(ctx, [gift.accountId])).get(gift.accountId);
  if (!given || !giver) throw refuse('NOT_FOUND', { message: couponTexts.giftMissing });
  const caller = ctx.actor?.accountId;
  const isGiver = gift.accountId === caller;
  const isReceiver = caller !== undefined && gift.receiverId === caller;
  return {
    coupon: { ...presentValue(given), expiresAt: given.expiresAt },
    giver,
    message: gift.message,
    state: giftStateAt(gift, ctx.now()),
    expiresAt: gift.expiresAt,
    relation: isGiver ? 'giver' : isReceiver ? 'receiver' : 'other',
    couponId: isGiver ? gift.couponId : isReceiver ? gift.receivedId : null,
  };
}
