import type { BodyOf } from '@voltfront/contract';
import { isOfferOver } from '@voltfront/rules/trade-in/trade-in-moves';
import { type ActorCtx, type Ctx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { historyTexts } from './history.texts';
import { lockOwnRequest, moveTradeIn } from './move-trade-in';
import { type RequestRow, selectOverOffers, selectRequestForUpdate } from './trade-in.repository';
import { tradeInTexts } from './trade-in.texts';
import type { TradeInKey } from './trade-in.types';

type Input = BodyOf<'POST /api/mporder/v1/tradeIn/offer/answer'>;

/**
 * Accepts or refuses the binding offer, once. The time of the answer decides, whether or not the
 * expiry job has run.
 * @throws STATE_CHANGED when the offer has expired or was answered, AMOUNT_DIFFERS when the
 * customer saw another amount, NOT_FOUND
 */
export async function answerOffer(ctx: ActorCtx, { requestId, isAccepted, amountFen }: Input): Promise<RequestRow> {
  const row = await lockOwnRequest(ctx, { userId: ctx.actor.accountId, requestId });
  if (row.state === 'offered' && isOfferOver(row.offerExpiresAt, ctx.now()))
    throw refuse('STATE_CHANGED', { message: tradeInTexts.offerExpired });
  if (row.state === 'offered' && row.offerFen !== amountFen) throw refuse('AMOUNT_DIFFERS');
  if (isAccepted) return moveTradeIn(ctx, row, 'accept', { who: 'customer', title: historyTexts.accepted });
  return moveTradeIn(ctx, row, 'refuse', {
    who: 'customer',
    title: historyTexts.refused,
    changes: { closedReason: 'refused' },
  });
}

/**
 * Stores the expiry of an offer; does nothing when it has not expired, or was answered. Call it in
 * a transaction.
 */
export async function expireOffer(ctx: Ctx, key: TradeInKey): Promise<void> {
  const row = await selectRequestForUpdate(ctx.db, key);
  if (row?.state !== 'offered' || !isOfferOver(row.offerExpiresAt, ctx.now())) return;
  await moveTradeIn(ctx, row, 'expire', {
    who: 'system',
    title: historyTexts.expired,
    note: historyTexts.unanswered,
    changes: { closedReason: 'timeout' },
  });
}

/** Stores due expiries of a customer's offers. Call it before reading them. */
export async function settleOffers(ctx: Ctx, userId: string): Promise<void> {
  for (const key of await selectOverOffers(ctx.db, userId, ctx.now()))
    await withTransaction(ctx, (tx) => expireOffer(tx, key));
}
