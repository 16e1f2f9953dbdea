import type { ConfigurationData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { selectOrdersIn } from './order.repository';
import type { OrderState } from './order.types';

/** States of an order whose configuration was paid for. */
const BOUGHT: readonly OrderState[] = [
  'depositPaid',
  'locked',
  'inProduction',
  'inTransit',
  'arrived',
  'paidInFull',
  'delivered',
];
const MOST = 20;

/** Configurations of a person's paid orders, newest first. */
export async function paidConfigurations(
  ctx: Ctx,
  userId: string,
): Promise<{ orderNo: string; configuration: ConfigurationData }[]> {
  const rows = await selectOrdersIn(ctx.db, userId, BOUGHT, MOST);
  return rows.map(({ orderNo, quote }) => ({ orderNo, configuration: quote.configuration }));
}
