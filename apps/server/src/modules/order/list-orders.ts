import type { OrderDetailData, QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import type { CancellationBlock } from '../../kernel/hooks';
import { openPage } from '../../kernel/list';
import { findAdviser } from '../store';
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

/** The newest open order of a customer and the newest delivered one, each null without, with whoever advises about them. */
export async function newestOpen(ctx: Ctx, userId: string): Promise<ReplyOf<'GET /api/mporder/v1/order/newestOpen'>> {
  await settleOverdue(ctx, userId);
  const [[open], [delivered]] = await Promise.all([
    selectOrdersIn(ctx.db, userId, OPEN_STATES, 1),
    selectOrdersIn(ctx.db, userId, ['delivered'], 1),
  ]);
  return {
    order: open ? await presentOrder(ctx, open) : null,
    car: delivered ? await presentOrder(ctx, delivered) : null,
    adviser: await findAdviser(ctx, (open ?? delivered)?.adviserId ?? null),
  };
}

const MOST_OPEN = 100;

async function openOrders(ctx: Ctx, userId: string) {
  const rows = await selectOrdersIn(ctx.db, userId, OPEN_STATES, MOST_OPEN);
  return rows.filter((row) => !(row.state === 'created' && row.expiresAt !== null && row.expiresAt < ctx.now()));
}

/**
 * Number of the newest open order per model. Can be called in a transaction: an order past its
 * payment deadline does not count.
 */
export async function openOrdersByModel(ctx: Ctx, userId: string): Promise<Record<string, string>> {
  const open = await openOrders(ctx, userId);
  return Object.fromEntries(open.reverse().map((row) => [row.modelId, row.orderNo]));
}

/** States of an order that was paid for, at least in part, and is not given back. */
const PAID_STATES = [...OPEN_STATES.filter((state) => state !== 'created'), 'delivered' as const];

/** Whether a customer has paid for a car. */
export async function hasOrdered(ctx: Ctx, userId: string): Promise<boolean> {
  return (await selectOrdersIn(ctx.db, userId, PAID_STATES, 1)).length > 0;
}

/** Orders and refunds of a customer that have not ended; until then the account cannot be cancelled. */
export async function blocksOfOrders(ctx: Ctx, userId: string): Promise<CancellationBlock[]> {
  const open = await openOrders(ctx, userId);
  const refunds = open.filter(({ state }) => state === 'refunding').length;
  const blocks: CancellationBlock[] = [
    { key: 'openOrders', count: open.length - refunds, reason: orderTexts.openOrders },
    { key: 'refunds', count: refunds, reason: orderTexts.openRefunds },
  ];
  return blocks.filter(({ count }) => count > 0);
}
