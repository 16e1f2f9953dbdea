import type { Ctx } from '../../kernel/context';
import { type OrderRow, selectHistory, selectOrder, selectOrdersIn } from './order.repository';
import type { OrderKey } from './order.types';

/** Most cars of a person that are shown. */
const MOST = 20;

/** Orders of a person whose car was handed over, newest first. */
export const deliveredOrders = (ctx: Ctx, userId: string): Promise<OrderRow[]> =>
  selectOrdersIn(ctx.db, userId, ['delivered'], MOST);

/** An order whose car was handed over, with the time; null for another person's, and before the handover. */
export async function findDelivered(ctx: Ctx, key: OrderKey): Promise<{ row: OrderRow; deliveredAt: number } | null> {
  const row = await selectOrder(ctx.db, key);
  if (row?.state !== 'delivered') return null;
  const line = (await selectHistory(ctx.db, key)).findLast(({ state }) => state === 'delivered');
  return { row, deliveredAt: line?.at ?? row.updatedAt };
}
