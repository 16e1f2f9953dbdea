import type { BodyOf } from '@voltfront/contract';
import { DEPOSIT_FEN, paymentDeadlineMs } from '@voltfront/rules/order/order-constants';
import { type Ctx, withTransaction } from '../../kernel/context';
import { newId, newNumber } from '../../kernel/ids';
import { publish, schedule } from '../../kernel/jobs';
import { type DeliveryPlace, findDelivery } from '../store';
import { takeBlindBooking } from '../vehicle';
import { blindQuote } from './blind-quote';
import { settleOverdue } from './expire-order';
import { factOf, lockOwnOrder } from './move-order';
import { insertHistory, insertOrder, type OrderRow } from './order.repository';
import { STATE_TITLES } from './order.states';
import { signTicked } from './sign-ticked';
import { toBlindBuyer } from './store-buyer';
import { timelineTexts } from './timeline.texts';

type BlindInput = BodyOf<'POST /api/mporder/v1/order/blind/create'>;

async function insertBlindOrder(
  ctx: Ctx,
  userId: string,
  orderNo: string,
  input: BlindInput,
  { city, store }: DeliveryPlace,
): Promise<OrderRow> {
  const now = ctx.now();
  const quote = await blindQuote(ctx, input.modelId, city);
  return insertOrder(ctx.db, {
    userId,
    orderNo,
    kind: 'blind',
    state: 'created',
    draftId: newId(now),
    modelId: input.modelId,
    quote,
    options: [],
    subsidy: 'none',
    totalFen: quote.totalFen,
    dueFen: DEPOSIT_FEN.blind,
    buyer: toBlindBuyer(ctx, input),
    cityCode: city.cityCode,
    cityName: city.cityName,
    storeId: store?.storeId ?? null,
    createdAt: now,
    updatedAt: now,
    expiresAt: paymentDeadlineMs(now),
    historyCount: 1,
  });
}

async function bookBlind(ctx: Ctx, userId: string, input: BlindInput): Promise<OrderRow> {
  const now = ctx.now();
  const { modelId, windowId } = input;
  const claim = { accountId: userId, modelId, windowId, orderNo: newNumber('VO', now) };
  const { orderNo, isNew } = await takeBlindBooking(ctx, { ...claim, heldUntil: paymentDeadlineMs(now) });
  const key = { userId, orderNo };
  if (!isNew) return lockOwnOrder(ctx, key);
  const order = await insertBlindOrder(ctx, userId, orderNo, input, await findDelivery(ctx, input.cityCode));
  const line = { title: STATE_TITLES.created, note: timelineTexts.payInTime, who: 'customer' as const };
  await insertHistory(ctx.db, { ...key, sequence: 1, state: order.state, at: now, ...line });
  await signTicked(ctx, order, input.agreements);
  await publish(ctx, 'OrderCreated', factOf(order, now));
  await schedule(ctx, 'expireOrder', key, paymentDeadlineMs(now) + 1);
  return order;
}

/**
 * Makes a blind booking for a model: takes one from the window's capacity, creates the order and
 * signs the ticked agreements; the 2000 yuan must be paid within 30 minutes. One order per person
 * and model: a repeated or concurrent request returns the first one. Call it outside a transaction:
 * an earlier order past its payment deadline is first settled with the payment provider.
 * @throws STATE_CHANGED outside the window, SOLD_OUT without capacity, CITY_NOT_SERVED,
 * AGREEMENT_UNSIGNED, AGREEMENT_OUTDATED, NOT_FOUND
 */
export async function createBlindOrder(ctx: Ctx, userId: string, input: BlindInput): Promise<OrderRow> {
  await settleOverdue(ctx, userId);
  return withTransaction(ctx, (tx) => bookBlind(tx, userId, input));
}
