import { and, eq, inArray, min } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { orderHistory } from './order.tables';
import type { OrderState } from './order.types';

/** When orders of a customer first came into some states, epoch milliseconds. */
export async function selectFirstInStates(
  db: Db,
  userId: string,
  orderNos: string[],
  states: readonly OrderState[],
): Promise<{ orderNo: string; state: OrderState; at: number }[]> {
  if (orderNos.length === 0) return [];
  const rows = await db
    .select({ orderNo: orderHistory.orderNo, state: orderHistory.state, at: min(orderHistory.at) })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.userId, userId),
        inArray(orderHistory.orderNo, orderNos),
        inArray(orderHistory.state, [...states]),
      ),
    )
    .groupBy(orderHistory.orderNo, orderHistory.state);
  return rows.flatMap(({ orderNo, state, at }) => (at === null ? [] : [{ orderNo, state, at }]));
}
