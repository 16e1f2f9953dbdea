import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { insuranceTexts } from './insurance.texts';
import { canMoveInsurance, lockInsurance, moveInsurance } from './move-insurance';
import { showInsurance } from './show-insurance';

/**
 * Has the insurer issue the policy of a quote, once; needs a transaction, and waits for the insurer with the order locked.
 * @throws PRICE_CHANGED for another quote than the one shown, STATE_CHANGED when it ended, PROVIDER_DOWN, NOT_FOUND
 */
export async function confirmQuote(
  ctx: ActorCtx,
  { orderNo, quoteNo, totalFen }: BodyOf<'POST /api/mporder/v1/insurance/confirm'>,
): Promise<ReplyOf<'POST /api/mporder/v1/insurance/confirm'>> {
  const key = { userId: ctx.actor.accountId, orderNo };
  const insurance = await lockInsurance(ctx, key);
  const { quote, requestNo, state } = insurance.row;
  if (state !== 'quoted' || !quote || requestNo === null) throw refuse('STATE_CHANGED');
  if (quote.quoteNo !== quoteNo || quote.totalFen !== totalFen) throw refuse('PRICE_CHANGED');
  if (!canMoveInsurance(ctx, insurance, 'issue', 'customer'))
    throw refuse('STATE_CHANGED', { message: insuranceTexts.quoteOver });
  const { policyNo } = await ctx.app.insurer.issue(ctx, { requestNo, quoteNo, insurerId: quote.insurerId });
  await moveInsurance(ctx, insurance, 'issue', {
    who: 'customer',
    note: insuranceTexts.policy({ policyNo }),
    changes: { policyNo, issuedAt: ctx.now() },
  });
  return showInsurance(ctx, key);
}
