import { OFFER_HOLD_MS } from '@voltfront/rules/trade-in/trade-in-moves';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { schedule } from '../../kernel/jobs';
import { historyTexts } from './history.texts';
import { lockOwnRequest, moveTradeIn } from './move-trade-in';
import type { RequestRow } from './trade-in.repository';
import type { Finding, TradeInKey } from './trade-in.types';

/** The staff's decision after an inspection. */
export interface StaffOffer {
  /** In whole fen, above 0. */
  amountFen: number;
  findings: Finding[];
  /** Name of the inspector, shown to the customer. */
  inspector: string;
}

/**
 * Makes the binding offer after an inspection; valid for 7 days. Call it in a transaction.
 * @throws STATE_CHANGED unless the request awaits an offer, BAD_INPUT for an invalid amount,
 * NOT_FOUND
 */
export async function makeOffer(ctx: Ctx, key: TradeInKey, offer: StaffOffer): Promise<RequestRow> {
  if (!Number.isSafeInteger(offer.amountFen) || offer.amountFen <= 0) throw refuse('BAD_INPUT');
  const row = await lockOwnRequest(ctx, key);
  if (row.slotStartsAt !== null && row.slotStartsAt > ctx.now()) throw refuse('STATE_CHANGED');
  const now = ctx.now();
  const offerExpiresAt = now + OFFER_HOLD_MS;
  const moved = await moveTradeIn(ctx, row, 'offer', {
    who: 'staff',
    title: historyTexts.offered,
    note: historyTexts.offer({ amountFen: offer.amountFen }),
    changes: {
      offerFen: offer.amountFen,
      findings: offer.findings,
      inspector: offer.inspector,
      offeredAt: now,
      offerExpiresAt,
    },
  });
  const { userId, requestId } = row;
  await schedule(ctx, 'expireTradeInOffer', { userId, requestId }, offerExpiresAt);
  return moved;
}
