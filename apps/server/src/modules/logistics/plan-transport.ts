import { promisedArrival, weekStartMs } from '@voltfront/rules/order/transport';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { type OrderRow, selectOrdersAfter } from '../order';
import {
  addTransport,
  lockTransport,
  type NewTransport,
  selectTransports,
  type TransportRow,
} from './logistics.repository';

/** Between the week in which a car is built and the first day of its expected arrival. */
const BUILD_MS = 14 * DAY_MS;
/** Orders that are planned at a time. */
const BATCH = 100;

/** When an order was locked, as far as it says so (epoch ms): never later than it locks itself. */
const lockedAt = ({ locksAt, updatedAt }: OrderRow): number => Math.min(locksAt ?? updatedAt, updatedAt);

/** The plan that a locked order begins with: what its quote promised. */
export function firstPlan(order: OrderRow, now: number, scheduledAt = lockedAt(order)): NewTransport {
  const { fromMs, toMs } = promisedArrival(scheduledAt, order.quote.delivery);
  return {
    userId: order.userId,
    orderNo: order.orderNo,
    storeId: order.storeId,
    scheduledAt,
    plannedWeekAt: weekStartMs(Math.max(scheduledAt, fromMs - BUILD_MS)),
    expectedFromAt: fromMs,
    expectedToAt: toMs,
    createdAt: now,
    updatedAt: now,
  };
}

/** The way of an order's car, planned where it was not yet, and locked. The order must be locked by this transaction. */
export async function lockPlanned(ctx: Ctx, order: OrderRow): Promise<TransportRow> {
  await addTransport(ctx.db, firstPlan(order, ctx.now()));
  const row = await lockTransport(ctx.db, order);
  if (!row) throw new InternalError('a transport that was planned is missing');
  return row;
}

/** Plans the orders that were locked before this module was there, or whose event has not come yet. */
export async function planMissing(ctx: Ctx): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await selectOrdersAfter(ctx.db, ['locked', 'inProduction', 'inTransit'], after, BATCH);
    const known = await selectTransports(
      ctx.db,
      rows.map(({ orderNo }) => orderNo),
    );
    for (const row of rows) if (!known.has(row.orderNo)) await addTransport(ctx.db, firstPlan(row, ctx.now()));
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.orderNo ?? after;
  }
}
