import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { periodKey } from '@voltfront/rules/growth/benefit-period';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { growthBook } from '../points';
import { giveGift } from './give-gift';
import { insertClaim } from './growth.repository';
import { growthTexts } from './growth.texts';
import { growthRules, levelOf } from './growth-rules';

const KEY = 'POST /api/mpintegral/v1/growth/benefit/claim';

/**
 * Claims the gift of a benefit for the current period; needs a transaction.
 * @throws NOT_FOUND for a benefit without a gift, STATE_CHANGED below its level, ALREADY_DONE for the second time within a
 *   period, SOLD_OUT when the coupon has run out
 */
export async function claimGift(ctx: ActorCtx, { code }: BodyOf<typeof KEY>): Promise<ReplyOf<typeof KEY>> {
  const { accountId } = ctx.actor;
  const row = (await growthRules(ctx)).benefits.find((benefit) => benefit.code === code);
  if (!row?.giftTemplate || !row.giftPeriod || !row.giftTitle)
    throw refuse('NOT_FOUND', { message: growthTexts.noBenefit });
  // A review that takes the level waits, or is seen here.
  const level = await levelOf(ctx, await growthBook.lock(ctx, accountId));
  if (level < row.level) throw refuse('STATE_CHANGED', { message: growthTexts.levelTooLow });
  const period = periodKey(row.giftPeriod, ctx.now());
  if (!(await insertClaim(ctx.db, { accountId, benefit: code, period, createdAt: ctx.now() })))
    throw refuse('ALREADY_DONE', { message: growthTexts.claimed });
  const couponId = await giveGift(ctx, { accountId, template: row.giftTemplate, benefit: code, period });
  if (!couponId) throw refuse('SOLD_OUT', { message: growthTexts.noneLeft });
  return { couponId, title: row.giftTitle };
}
