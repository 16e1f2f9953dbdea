import type { CareFacts } from '../../kernel/care-sources';
import type { Ctx } from '../../kernel/context';
import { selectOwnedCars } from './owned-car.repository';

/** Stores where a person has their cars serviced, with the booked services and those since a moment. */
export async function careOfCars(
  ctx: Ctx,
  { userId, visitsFrom }: { userId: string; visitsFrom: number },
): Promise<CareFacts> {
  const booked = (await selectOwnedCars(ctx.db, userId)).flatMap(
    ({ orderNo, serviceStoreId: storeId, serviceStartsAt: startsAt, serviceEndsAt: endsAt }) =>
      storeId === null || startsAt === null || endsAt === null ? [] : [{ orderNo, storeId, startsAt, endsAt }],
  );
  const now = ctx.now();
  const isOver = ({ endsAt }: { endsAt: number }) => endsAt <= now;
  return {
    places: booked.map((service) => ({
      purpose: 'service',
      orderNo: service.orderNo,
      storeId: service.storeId,
      adviserId: null,
      fixedBy: isOver(service) ? null : 'appointment',
      isRunning: !isOver(service),
    })),
    appointments: booked
      .filter((service) => !isOver(service))
      .map(({ orderNo: thingId, ...slot }) => ({ kind: 'service', thingId, ...slot })),
    visits: booked
      .filter((service) => isOver(service) && service.startsAt >= visitsFrom)
      .map(({ orderNo: thingId, storeId, startsAt: at }) => ({ kind: 'service', thingId, storeId, at })),
  };
}
