import type { BuyerData, QuoteData } from '@voltfront/contract';
import { DEPOSIT_FEN, paymentDeadlineMs } from '@voltfront/rules/order/order-constants';
import type { Ctx } from '../../kernel/context';
import { newId, newNumber } from '../../kernel/ids';
import { publish, schedule } from '../../kernel/jobs';
import { findDelivery } from '../store';
import { factOf } from './move-order';
import { optionsInWords } from './options-in-words';
import { insertHistory, insertOrder, type OrderRow } from './order.repository';
import { STATE_TITLES } from './order.states';
import { signTicked, type Ticked } from './sign-ticked';
import { toStoredBuyer } from './store-buyer';
import { timelineTexts } from './timeline.texts';

/** What is ordered in a flash sale; the sale has checked price and city. */
export interface SnapUpSale {
  /** Configuration and price, fixed by the sale. */
  quote: QuoteData;
  cityCode: string;
  storeId?: string | undefined;
  buyer: BuyerData;
  agreements: readonly Ticked[];
}

/**
 * Creates the order of a flash sale and signs the ticked agreements; the 5000 yuan must be paid within 30 minutes. The sale sees
 * to it that a person has one order. Needs a transaction.
 * @throws CITY_NOT_SERVED, NOT_FOUND for a store of another city, AGREEMENT_UNSIGNED, AGREEMENT_OUTDATED, BAD_INPUT for a wrong
 *   ID number or credit code
 */
export async function createSnapUpOrder(ctx: Ctx, userId: string, sale: SnapUpSale): Promise<OrderRow> {
  const now = ctx.now();
  const { quote, cityCode, storeId, buyer, agreements } = sale;
  const { city, store } = await findDelivery(ctx, cityCode, storeId);
  const order = await insertOrder(ctx.db, {
    userId,
    orderNo: newNumber('VO', now),
    kind: 'snapUp',
    state: 'created',
    draftId: newId(now),
    modelId: quote.configuration.modelId,
    quote: { ...quote, delivery: { ...quote.delivery, cityName: city.cityName } },
    options: await optionsInWords(ctx, quote),
    subsidy: 'none',
    totalFen: quote.totalFen,
    dueFen: DEPOSIT_FEN.snapUp,
    buyer: toStoredBuyer(ctx, buyer),
    cityCode: city.cityCode,
    cityName: city.cityName,
    storeId: store?.storeId ?? null,
    createdAt: now,
    updatedAt: now,
    expiresAt: paymentDeadlineMs(now),
    historyCount: 1,
  });
  const { orderNo, state } = order;
  const line = { title: STATE_TITLES.created, note: timelineTexts.payInTime, who: 'customer' as const };
  await insertHistory(ctx.db, { userId, orderNo, sequence: 1, state, at: now, ...line });
  await signTicked(ctx, order, agreements);
  await publish(ctx, 'OrderCreated', factOf(order, now));
  await schedule(ctx, 'expireOrder', { userId, orderNo }, paymentDeadlineMs(now) + 1);
  return order;
}
