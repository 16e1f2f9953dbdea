import type { FinanceTradeInData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { financeTexts } from './finance.texts';
import { accountOf } from './find-car';
import type { TradeInForFinance } from './hooks';

/** The caller's valid estimates and offers; none for visitors. */
export async function listTradeIns(ctx: Ctx): Promise<TradeInForFinance[]> {
  if (!ctx.actor) return [];
  return (await ctx.app.hooks.ask(ctx, 'tradeInsForFinance', { accountId: ctx.actor.accountId })).flat();
}

/**
 * Value of the old car in fen. A value entered by the customer is their own assumption; only its
 * size is checked.
 * @throws LOGIN_EXPIRED, NOT_FOUND for one that is not the caller's or no longer valid
 * @throws FINANCE_LIMIT when it exceeds the amount to pay
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
