import { formatDate } from '@voltfront/rules/format/date';
import { makeVin } from '@voltfront/rules/order/vin';
import type { Ctx } from '../../kernel/context';
import { randomDigits } from '../../kernel/ids';
import type { OrderRow } from '../order';

/** City of the plant. */
export const PLANT_CITY = '340100';
/** Maker and description of the cars that the plant builds to order. */
const DESCRIPTOR = 'LZ0EV30A';
const PLANT = 'B';
const SERIAL_DIGITS = 6;

/** The number of an order's car: that of its stock car, else a new one. A new one that is taken is drawn again by `withTransaction`. */
export async function vinFor(ctx: Ctx, { stockCarId }: OrderRow): Promise<string> {
  const [known] = stockCarId ? await ctx.app.hooks.ask(ctx, 'vinOfStockCar', { stockCarId }) : [];
  if (known) return known;
  const modelYear = Number(formatDate(ctx.now()).slice(0, 4));
  return makeVin({ descriptor: DESCRIPTOR, modelYear, plant: PLANT, serial: Number(randomDigits(SERIAL_DIGITS)) });
}
