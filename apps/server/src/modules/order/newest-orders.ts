import type { Ctx } from '../../kernel/context';
import { type OrderRow, selectOrders } from './order.repository';

/** A person's newest orders in any state, up to `most`. */
export const newestOrders = (ctx: Ctx, userId: string, most: number): Promise<OrderRow[]> =>
  selectOrders(ctx.db, userId, { states: null, isUnpaid: false }, { after: null, limit: most });
