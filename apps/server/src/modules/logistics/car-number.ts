import type { Ctx } from '../../kernel/context';
import type { OrderRow } from '../order';
import { selectTransport, updateTransport } from './logistics.repository';
import { lockPlanned } from './plan-transport';
import { vinFor } from './plant';

/** The VIN of an order's car; null before its production. */
export const carNumber = async (ctx: Ctx, order: OrderRow): Promise<string | null> =>
  (await selectTransport(ctx.db, order))?.vin ?? null;

/** The VIN of an arrived car; one that was built before numbers were kept gets it now. The order must be locked. */
export async function numberOfCar(ctx: Ctx, order: OrderRow): Promise<string> {
  const { vin } = await lockPlanned(ctx, order);
  if (vin !== null) return vin;
  const drawn = await vinFor(ctx, order);
  await updateTransport(ctx.db, order, { vin: drawn, updatedAt: ctx.now() });
  return drawn;
}
