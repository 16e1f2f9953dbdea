import type { Ctx } from '../../../kernel/context';
import { newestBeforeFinal, newestOrderNo } from '../../order';
import { demoTradeIns } from './data/requests';
import type { OrderNoOf } from './trade-in-seed';

/**
 * Finds the orders that the demo's trade-ins are bound to; call it after the orders were created.
 */
export async function tradeInOrders(ctx: Ctx): Promise<OrderNoOf> {
  const found = new Map<string, string | null>();
  for (const { personId, order } of demoTradeIns) {
    if (order === 'newest') found.set(`${personId} ${order}`, await newestBeforeFinal(ctx, personId));
    if (order === 'delivered') found.set(`${personId} ${order}`, await newestOrderNo(ctx, personId, ['delivered']));
  }
  return (personId, which) => found.get(`${personId} ${which}`) ?? null;
}
