import type { FinanceTradeInData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { financeTexts } from './finance.texts';
import { accountOf } from './find-car';
import type { TradeInForFinance } from './hooks';

/** Own estimates and offers that still hold; none for visitors. */
export async function listTradeIns(ctx: Ctx): Promise<TradeInForFinance[]> {
  if (!ctx.actor) return [];
  return (await ctx.app.hooks.ask(ctx, 'tradeInsForFinance', { accountId: ctx.actor.accountId })).flat();
}

/**
 * What the old car counts for. A value that a person types is an assumption of that person and only checked for its size.
 * @throws LOGIN_EXPIRED, NOT_FOUND for one that is not the caller's or no longer holds
 * @throws FINANCE_LIMIT when it is worth more than what is left to pay
 */
export async function findTradeInFen(ctx: Ctx, tradeIn: FinanceTradeInData, leftFen: number): Promise<number> {
  if (tradeIn.kind === 'none') return 0;
  const valueFen = tradeIn.kind === 'typed' ? tradeIn.valueFen : await ownValueFen(ctx, tradeIn.tradeInId);
  if (valueFen <= leftFen) return valueFen;
  throw refuse('FINANCE_LIMIT', {
    message: financeTexts.tradeInTooHigh,
    data: { field: 'tradeIn', allowed: [0, leftFen] },
  });
}

async function ownValueFen(ctx: Ctx, tradeInId: string): Promise<number> {
  accountOf(ctx);
  const own = (await listTradeIns(ctx)).find((offer) => offer.tradeInId === tradeInId);
  if (!own) throw refuse('NOT_FOUND', { message: financeTexts.tradeInMissing });
  return own.valueFen;
}
