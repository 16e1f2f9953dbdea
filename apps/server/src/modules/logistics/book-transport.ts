import { type Ctx, withTransaction } from '../../kernel/context';
import { findOrderForStaff } from '../order';
import { cityPlace } from '../store';
import { lockTransport, selectTransport, updateTransport } from './logistics.repository';
import { destinationOf } from './move-car';
import { PLANT_CITY } from './plant';

interface Car {
  userId: string;
  orderNo: string;
}

/** Books the transport of a shipped car and keeps the carrier's plan; a car that is booked or arrived stays as it is. */
export async function bookTransport(ctx: Ctx, { userId, orderNo }: Car): Promise<void> {
  const row = await selectTransport(ctx.db, { userId, orderNo });
  if (!row?.vin || row.shippedAt === null || row.waybillNo !== null || row.arrivedAt !== null) return;
  const from = await cityPlace(ctx, PLANT_CITY);
  const to = await destinationOf(ctx, await findOrderForStaff(ctx, orderNo));
  if (!from || !to) return;
  const booking = await ctx.app.carrier.book(ctx, { orderNo, vin: row.vin, from, to, readyAt: row.shippedAt });
  if (!booking) return;
  const { carrier, waybillNo, stops, arrivesAt } = booking;
  await withTransaction(ctx, async (tx) => {
    const locked = await lockTransport(tx.db, { userId, orderNo });
    if (!locked || locked.waybillNo !== null || locked.arrivedAt !== null) return;
    const planned = stops.map((stop) => ({ ...stop, passedAt: null }));
    const noted = locked.stops.filter(({ cityCode }) => !planned.some((stop) => stop.cityCode === cityCode));
    await updateTransport(tx.db, locked, {
      carrier,
      waybillNo,
      stops: [...noted, ...planned],
      expectedToAt: Math.max(locked.expectedToAt, arrivesAt),
      updatedAt: tx.now(),
    });
  });
}
