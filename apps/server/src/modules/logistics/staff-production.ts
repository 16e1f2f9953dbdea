import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { weekStartMs } from '@voltfront/rules/order/transport';
import { DAY_MS } from '@voltfront/rules/time';
import type { ActorCtx } from '../../kernel/context';
import { openPage } from '../../kernel/list';
import { staffSight } from '../../kernel/staff-sight';
import { findOrderForStaff, type OrderRow, selectOrdersForStaff } from '../order';
import { findStores } from '../store';
import { presentStaffOrders, presentSteps } from './logistics.presenter';
import { countDeliveries, selectTransport, selectTransports } from './logistics.repository';
import type { MovedCar } from './move-car';

const LIST = 'GET /api/mporder/v1/staff/production/orders';
const DELIVERIES = 'GET /api/mporder/v1/staff/production/deliveries';
type Detail = ReplyOf<'GET /api/mporder/v1/staff/production/order'>;

const STAGES: readonly OrderRow['state'][] = ['locked', 'inProduction', 'inTransit', 'arrived'];
const WEEK_MS = 7 * DAY_MS;

/** Orders between the lock and the store, newest first. */
export async function listProduction(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const { stage, modelId, storeId } = query;
  const page = openPage(ctx, LIST, query, false);
  const states = stage ? [stage] : STAGES;
  const read = await selectOrdersForStaff(ctx.db, { states, modelId, storeId }, page);
  const { rows, nextCursor } = page.cut(read, (row) => ({ key: row.createdAt, id: row.orderNo }));
  const ways = await selectTransports(
    ctx.db,
    rows.map(({ orderNo }) => orderNo),
  );
  const cars = rows.map((order) => ({ order, transport: ways.get(order.orderNo) }));
  return { items: await presentStaffOrders(ctx, await staffSight(ctx, 'production'), cars), nextCursor };
}

/** An order that was just read or moved, for staff. */
export async function presentMoved(ctx: ActorCtx, car: MovedCar): Promise<Detail> {
  const [shown] = await presentStaffOrders(ctx, await staffSight(ctx, 'production'), [car]);
  return { ...(shown as Detail), steps: await presentSteps(ctx, car) };
}

/** One order for staff. @throws NOT_FOUND */
export async function showProduction(ctx: ActorCtx, orderNo: string): Promise<Detail> {
  const order = await findOrderForStaff(ctx, orderNo);
  const transport = await selectTransport(ctx.db, order);
  if (transport) return presentMoved(ctx, { order, transport });
  const [shown] = await presentStaffOrders(ctx, await staffSight(ctx, 'production'), [{ order, transport }]);
  return { ...(shown as Detail), steps: [] };
}

/** How many cars are expected in each store and week. */
export async function planDeliveries(
  ctx: ActorCtx,
  { from = ctx.now(), weeks, storeId }: QueryOf<typeof DELIVERIES>,
): Promise<ReplyOf<typeof DELIVERIES>> {
  const fromAt = weekStartMs(from);
  const range = { fromAt, toAt: fromAt + weeks * WEEK_MS, weekMs: WEEK_MS, storeId };
  const counts = await countDeliveries(ctx.db, range);
  const stores = await findStores(ctx, [...new Set(counts.map((row) => row.storeId))]);
  const items = counts.map(({ week, ...row }) => ({
    ...row,
    storeName: stores.get(row.storeId)?.name ?? '',
    weekAt: fromAt + week * WEEK_MS,
  }));
  return { items };
}
