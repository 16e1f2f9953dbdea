import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { lockOrderBeforeFinal, ordersBeforeFinal } from '../order';
import { assertMove, lockOwnRequest, moveTradeIn } from './move-trade-in';
import { type RequestRow, selectBound } from './trade-in.repository';
import { tradeInTexts } from './trade-in.texts';

/** What an order gets for an old car. */
export interface TradeInOfOrder {
  requestId: string;
  requestNo: string;
  carName: string;
  /** Accepted value of the old car, fen. It may exceed the rest of the order. */
  valueFen: number;
  state: 'accepted' | 'completed';
}

/** Own orders that an accepted offer can become a part of. */
export async function listBindableOrders(ctx: ActorCtx): Promise<ReplyOf<'GET /api/mporder/v1/tradeIn/orders'>> {
  const userId = ctx.actor.accountId;
  const orders = await ordersBeforeFinal(ctx, userId);
  const taken = new Set((await selectBound(ctx.db, userId)).map((row) => row.orderNo));
  return orders.map((order) => ({ ...order, isTaken: taken.has(order.orderNo) }));
}

/**
 * Makes an accepted offer a part of an own order, or of another one instead, before that order's final payment. The
 * order is locked first, as everywhere.
 * @throws NOT_FOUND for somebody else's order or request, STATE_CHANGED when either is past it or the order has an old
 *   car already
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
  return moveTradeIn(ctx, row, 'bind', {
    who: 'customer',
    title: row.orderNo === null ? '已用于订单抵扣' : '抵扣订单已变更',
    note: `${order.modelName} ${order.versionName}`,
    changes: { orderNo },
  });
}

/** The old car that is part of an order, for its final payment; null when there is none. */
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
 * Ends a trade-in once the old car was handed over and its value booked. The order must be locked by this transaction.
 * Does nothing when it is done already or the order has no old car.
 */
export async function completeTradeIn(ctx: Ctx, key: { userId: string; orderNo: string }): Promise<void> {
  const [bound] = await selectBound(ctx.db, key.userId, key.orderNo);
  if (!bound) return;
  const row = await lockOwnRequest(ctx, bound);
  if (row.state !== 'accepted' || row.orderNo !== key.orderNo) return;
  await moveTradeIn(ctx, row, 'complete', { who: 'system', title: '置换完成', note: '旧车已交付并完成过户' });
}
