import type { ReplyOf } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { selectCode, takeUse } from './code.repository';
import { findGranted } from './coupon.repository';
import { couponTexts } from './coupon.texts';
import { issueWithinLimit } from './grant-coupon';

/** Codes that a person may try within the window: guessing leads nowhere. */
const codeTries = { most: 10, windowMs: 10 * MINUTE_MS } as const;

/**
 * Gives the caller the coupon of a code, once per code; needs a transaction.
 * @throws TOO_FREQUENT after ten tries in ten minutes; NOT_FOUND for an unknown code; ALREADY_DONE; SOLD_OUT when the code
 *   has ended or was used up
 */
export async function redeemCode(
  ctx: ActorCtx,
  text: string,
): Promise<ReplyOf<'POST /api/mpintegral/v1/coupons/code'>> {
  const { accountId } = ctx.actor;
  const tries = await ctx.app.cache.increment(`coupon:code:${accountId}`, codeTries.windowMs);
  if (tries.count > codeTries.most) throw refuse('TOO_FREQUENT', { message: couponTexts.codeTries });
  const code = text.toUpperCase();
  const known = await selectCode(ctx.db, code);
  if (!known) throw refuse('NOT_FOUND', { message: couponTexts.codeWrong });
  const ref = `code:${code}`;
  const used = () => findGranted(ctx.db, accountId, known.templateId, ref);
  if (await used()) throw refuse('ALREADY_DONE', { message: couponTexts.codeUsed });
  if (!(await takeUse(ctx.db, code, ctx.now()))) throw refuse('SOLD_OUT', { message: couponTexts.codeOver });
  // Somebody who sends a code twice at once gets here twice: the second one waited for the first.
  if (await used()) throw refuse('ALREADY_DONE', { message: couponTexts.codeUsed });
  const granted = await issueWithinLimit(ctx, { accountId, template: known.templateId, reason: 'code', ref });
  if (granted === 'limit') throw refuse('LIMIT_REACHED', { message: couponTexts.claimed });
  if (!granted) throw refuse('SOLD_OUT', { message: couponTexts.codeOver });
  return granted;
}
