import type { OrderDetailData, OrderSummaryData, QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { settleOverdue } from './expire-order';
import { presentDetail, presentOrder } from './order.presenter';
import { selectOrder, selectOrders, selectOrdersIn } from './order.repository';
import { OPEN_STATES, TAB_STATES } from './order.states';
import { orderTexts } from './order.texts';
import type { OrderKey } from './order.types';

/**
 * The caller's visible orders of a tab, newest first, page by page. @throws BAD_INPUT for a forged
 * cursor
 */
export async function listOrders(
  ctx: Ctx,
  userId: string,
  query: QueryOf<'GET /api/mporder/v1/order/list'>,
): Promise<ReplyOf<'GET /api/mporder/v1/order/list'>> {
  const page = openPage(ctx, 'GET /api/mporder/v1/order/list', query);
  await settleOverdue(ctx, userId);
  const filter = { states: TAB_STATES[query.tab], isUnpaid: query.tab === 'unpaid' };
  const read = await selectOrders(ctx.db, userId, filter, page);
  const { rows, nextCursor } = page.cut(read, (row) => ({ key: row.createdAt, id: row.orderNo }));
  return { items: await Promise.all(rows.map((row) => presentOrder(ctx, row))), nextCursor };
}

/**
 * An order of the caller with everything its screen shows. @throws NOT_FOUND also for somebody
 * else's
 */
export async function showOrder(ctx: Ctx, key: OrderKey): Promise<OrderDetailData> {
  await settleOverdue(ctx, key.userId);
  const row = await selectOrder(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: orderTexts.missing });
  return presentDetail(ctx, row);
}

/** The newest open order of a customer, or null. */
export async function newestOpen(ctx: Ctx, userId: string): Promise<OrderSummaryData | null> {
  await settleOverdue(ctx, userId);
  const [row] = await selectOrdersIn(ctx.db, userId, OPEN_STATES, 1);
  return row ? presentOrder(ctx, row) : null;
}

const MOST_OPEN = 100;

/**
 * Number of the newest open order per model. Can be called in a transaction: an order past its
 * payment deadline does not count.
 */
export async function openOrdersByModel(ctx: Ctx, userId: string): Promise<Record<string, string>> {
  const rows = await selectOrdersIn(ctx.db, userId, OPEN_STATES, MOST_OPEN);
  const open = rows.filter((row) => !(row.state === 'created' && row.expiresAt !== null && row.expiresAt < ctx.now()));
  return Object.fromEntries(open.reverse().map((row) => [row.modelId, row.orderNo]));
}

/** States of an order that was paid for, at least in part, and is not given back. */
const PAID_STATES = [...OPEN_STATES.filter((state) => state !== 'created'), 'delivered' as const];

/** Whether a customer has paid for a car. */
export async function hasOrdered(ctx: Ctx, userId: string): Promise<boolean> {
  return (await selectOrdersIn(ctx.db, userId, PAID_STATES, 1)).length > 0;
}

/** Whether a customer has an order that has not ended; then the account cannot be cancelled. */
export async function hasOpenOrders(ctx: Ctx, userId: string): Promise<boolean> {
  return Object.keys(await openOrdersByModel(ctx, userId)).length > 0;
}
