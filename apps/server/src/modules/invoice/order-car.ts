import './invoice.hooks';
import type { Ctx } from '../../kernel/context';
import type { InvoiceKey } from './invoice.types';

/** Whether the car of an order was registered: it has a plate. */
export async function isRegistered(ctx: Ctx, { userId, orderNo }: InvoiceKey): Promise<boolean> {
  const plates = await ctx.app.hooks.ask(ctx, 'plateOfOrder', { userId, orderNo });
  return plates.some((plate) => plate !== null);
}

/** Orders of a customer whose car was registered. */
export async function registeredOf(ctx: Ctx, userId: string, orderNos: readonly string[]): Promise<Set<string>> {
  if (orderNos.length === 0) return new Set();
  return new Set((await ctx.app.hooks.ask(ctx, 'ordersWithPlate', { userId, orderNos })).flat());
}

/**
 * Vehicle identification number of an order's car: as the modules that handle cars know it, else as the cars' platform does;
 * null where nobody knows.
 */
export async function vinOf(ctx: Ctx, order: InvoiceKey & { stockCarId: string | null }): Promise<string | null> {
  const { userId, orderNo, stockCarId } = order;
  const known = await ctx.app.hooks.ask(ctx, 'vinOfOrder', { userId, orderNo, stockCarId });
  return known.find((vin) => vin !== null) ?? ctx.app.vehicleState.vinOf(orderNo);
}
