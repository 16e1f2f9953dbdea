import type { Ctx } from '../../kernel/context';
import type { HookMap } from '../../kernel/hooks';
import { type RequestRow, selectRequests } from './trade-in.repository';

/** Most requests considered, newest first. */
const MOST = 20;

type Value = HookMap['tradeInsForFinance']['answer'][number];

/**
 * Value of a request in a calculation: its binding offer while valid, else the low end of its
 * estimate.
 */
function worthOf({ requestId, car, state, lowFen, offerFen, offerExpiresAt }: RequestRow, now: number): Value | null {
  const title = `${car.brandName} ${car.seriesName}`;
  if (state === 'estimated' || state === 'appointed')
    return { tradeInId: requestId, title, valueFen: lowFen, isBinding: false };
  const doesOfferHold =
    state === 'accepted' || (state === 'offered' && offerExpiresAt !== null && now < offerExpiresAt);
  return doesOfferHold && offerFen !== null
    ? { tradeInId: requestId, title, valueFen: offerFen, isBinding: true }
    : null;
}

/** A customer's valid estimates and offers, newest first, for the finance calculator. */
export async function valuesForFinance(
  ctx: Ctx,
  { accountId }: HookMap['tradeInsForFinance']['input'],
): Promise<Value[]> {
  const rows = await selectRequests(ctx.db, accountId, { after: null, limit: MOST });
  return rows.flatMap((row) => worthOf(row, ctx.now()) ?? []);
}
