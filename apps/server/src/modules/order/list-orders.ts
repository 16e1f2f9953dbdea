import type { OrderDetailData, OrderSummaryData, OrderTabData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { fromCursor, toCursor } from '../../kernel/cursor';
import { refuse } from '../../kernel/errors';
import { settleOverdue } from './expire-order';
import { presentDetail, presentOrder } from './order.presenter';
import { type OrderRow, type Place, selectOrder, selectOrders, selectOrdersIn } from './order.repository';
import { OPEN_STATES, TAB_STATES } from './order.states';
import type { OrderKey } from './order.types';

const cursorOf = (row: OrderRow) => toCursor(row.createdAt, row.orderNo);

function placeOf(cursor: string | undefined): Place | null {
  const place = fromCursor(cursor);
  return place ? { createdAt: place.key, orderNo: place.id } : null;
}

/** Own visible orders of a tab, newest first, a page at a time. @throws BAD_INPUT for a cursor we did not make. */
export async function listOrders(
  ctx: Ctx,
  userId: string,
  input: { tab: OrderTabData; cursor?: string | undefined; size: number },
): Promise<{ items: OrderSummaryData[]; nextCursor: string | null }> {
  const place = placeOf(input.cursor);
  await settleOverdue(ctx, userId);
  const filter = { states: TAB_STATES[input.tab], isUnpaid: input.tab === 'unpaid', place, limit: input.size + 1 };
  const rows = await selectOrders(ctx.db, userId, filter);
  const page = rows.slice(0, input.size);
  const last = page.at(-1);
  const items = await Promise.all(page.map((row) => presentOrder(ctx, row)));
  return { items, nextCursor: rows.length > input.size && last ? cursorOf(last) : null };
}

/** An own order with everything its page shows. @throws NOT_FOUND also for somebody else's. */
export async function showOrder(ctx: Ctx, key: OrderKey): Promise<OrderDetailData> {
  await settleOverdue(ctx, key.userId);
  const row = await selectOrder(ctx.db, key);
  if (!row) throw refuse('NOT_FOUND', { message: '订单不存在' });
  return presentDetail(ctx, row);
}

/** The newest open order of a customer, or null. */
export async function newestOpen(ctx: Ctx, userId: string): Promise<OrderSummaryData | null> {
  await settleOverdue(ctx, userId);
  const [row] = await selectOrdersIn(ctx.db, userId, OPEN_STATES, 1);
  return row ? presentOrder(ctx, row) : null;
}

const MOST_OPEN = 100;

/** Number of the newest open order per model. Works inside a transaction: an order whose time is over does not count. */
export async function openOrdersByModel(ctx: Ctx, userId: string): Promise<Record<string, string>> {
  const rows = await selectOrdersIn(ctx.db, userId, OPEN_STATES, MOST_OPEN);
  const open = rows.filter((row) => !(row.state === 'created' && row.expiresAt !== null && row.expiresAt < ctx.now()));
  return Object.fromEntries(open.reverse().map((row) => [row.modelId, row.orderNo]));
}

/** Whether a customer has an order that is not at its end, so that the account cannot be cancelled. */
export async function hasOpenOrders(ctx: Ctx, userId: string): Promise<boolean> {
  return Object.keys(await openOrdersByModel(ctx, userId)).length > 0;
}
