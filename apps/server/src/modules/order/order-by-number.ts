import type { Ctx } from '../../kernel/context';
import { selectOrderByNumber } from './order.repository';
import type { OrderKey } from './order.types';

/** Whose order a number is, and the store that delivers it; null when there is none. For staff. */
export async function orderByNumber(
  ctx: Ctx,
  orderNo: string,
): Promise<(OrderKey & { storeId: string | null }) | null> {
  const row = await selectOrderByNumber(ctx.db, orderNo);
  return row ? { userId: row.userId, orderNo: row.orderNo, storeId: row.storeId } : null;
}
