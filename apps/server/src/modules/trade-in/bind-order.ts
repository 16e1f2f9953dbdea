import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { followFinal, lockOrderBeforeFinal, lockOwnOrder, ordersBeforeFinal } from '../order';
import { historyTexts } from './history.texts';
import { assertMove, lockOwnRequest, moveTradeIn } from './move-trade-in';
import { type RequestRow, selectBound } from './trade-in.repository';
import { tradeInTexts } from './trade-in.texts';

/** The old car of an order, as the order sees it. */
export interface TradeInOfOrder {
  requestId: string;
  requestNo: string;
  carName: string;
  /** Accepted value of the old car, in fen. It may exceed the order's remaining price. */
  valueFen: number;
  state: 'accepted' | 'completed';
}

/** Orders of the caller that an accepted offer can be bound to. */
export async function listBindableOrders(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mporder/v1/tradeIn/orders'>> {
  const userId = ctx.actor.accountId;
  const orders = await ordersBeforeFinal(ctx, userId);
  const taken = new Set((await selectBound(ctx.db, userId)).map((row) => row.orderNo));
  return orders.map((order) => ({ ...order, isTaken: taken.has(order.orderNo) }));
}

/**
 * Binds an accepted offer to an order of the caller, replacing an earlier binding, before that
 * order's final payment. The order is locked first, as everywhere.
 * @throws NOT_FOUND for somebody else's order or request, STATE_CHANGED when either no longer
 * allows it or the order already has an old car
 */
export async function bindOrder(
  ctx: ActorCtx,
  { requestId, orderNo }: BodyOf<'POST /api/mporder/v1/tradeIn/bind'>,
): Promise<RequestRow> {
  const userId = ctx.actor.accountId;
  const order = await lockOrderBeforeFinal(ctx, { userId, orderNo });
  const row = await lockOwnRequest(ctx, { userId, requestId });
  assertMove(ctx, row, 'bind', 'customer');
  if (row.orderNo === orderNo) return row;
  if ((await selectBound(ctx.db, userId, orderNo)).length > 0)
    throw refuse('STATE_CHANGED', { message: tradeInTexts.otherTradeIn });
  const bound = await moveTradeIn(ctx, row, 'bind', {
    who: 'customer',
    title: row.orderNo === null ? historyTexts.bound : historyTexts.boundElsewhere,
    note: `${order.modelName} ${order.versionName}`,
    changes: { orderNo },
  });
  await followFinal(ctx, await lockOwnOrder(ctx, { userId, orderNo }));
  return bound;
}

/** The old car bound to an order, for its final payment; null when there is none. */
export async function tradeInOfOrder(
  ctx: Ctx,
  { userId, orderNo }: { userId: string; orderNo: string },
): Promise<TradeInOfOrder | null> {
  const [row] = await selectBound(ctx.db, userId, orderNo);
  if (!row || row.offerFen === null || (row.state !== 'accepted' && row.state !== 'completed')) return null;
  const { requestId, requestNo, car, offerFen, state } = row;
  return { requestId, requestNo, carName: `${car.brandName} ${car.seriesName}`, valueFen: offerFen, state };
}

/**
 * Completes a trade-in once the old car was handed over, with the value booked on the order. The order must be
 * locked by this transaction. Does nothing when it is already completed or the order has no old
 * car.
 */
export async function completeTradeIn(
  ctx: Ctx,
  key: { userId: string; orderNo: string },
  bookedFen: number,
): Promise<void> {
  const [bound] = await selectBound(ctx.db, key.userId, key.orderNo);
  if (!bound) return;
  const row = await lockOwnRequest(ctx, bound);
  if (row.state !== 'accepted' || row.orderNo !== key.orderNo) return;
  const { completed: title, handedOver: note } = historyTexts;
  await moveTradeIn(ctx, row, 'complete', { who: 'system', title, note, changes: { bookedFen } });
}
