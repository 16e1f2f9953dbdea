import type { CareFacts } from '../../kernel/care-sources';
import type { Ctx } from '../../kernel/context';
import { selectBookedSince } from './viewings.repository';

/** Appointments of a person to look at a stock car, and those since a moment. */
export async function careOfViewings(
  ctx: Ctx,
  { userId, visitsFrom }: { userId: string; visitsFrom: number },
): Promise<CareFacts> {
  const rows = await selectBookedSince(ctx.db, userId, visitsFrom);
  const now = ctx.now();
  return {
    appointments: rows
      .filter(({ endsAt }) => endsAt > now)
      .map(({ stockCarId: thingId, storeId, startsAt, endsAt }) => ({
        kind: 'viewing',
        thingId,
        storeId,
        startsAt,
        endsAt,
      })),
    visits: rows
      .filter(({ endsAt }) => endsAt <= now)
      .map(({ stockCarId: thingId, storeId, startsAt: at }) => ({ kind: 'viewing', thingId, storeId, at })),
  };
}
