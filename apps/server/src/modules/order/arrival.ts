import type { OrderDetailData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import type { OrderRow } from './order.repository';
import type { OrderKey, OrderState } from './order.types';

declare module '../../kernel/hooks' {
  interface HookMap {
    /** When the car of an order is expected at the store; null when nothing is planned. */
    arrivalOfOrder: { input: OrderKey; answer: OrderDetailData['arrival'] };
  }
}

const ON_THE_WAY: readonly OrderState[] = ['locked', 'inProduction', 'inTransit'];

/** The expected arrival of an order between its lock and its arrival. */
export async function arrivalOf(ctx: Ctx, row: OrderRow): Promise<OrderDetailData['arrival']> {
  if (!ON_THE_WAY.includes(row.state)) return null;
  const { userId, orderNo } = row;
  const [arrival] = await ctx.app.hooks.ask(ctx, 'arrivalOfOrder', { userId, orderNo });
  return arrival ?? null;
}
