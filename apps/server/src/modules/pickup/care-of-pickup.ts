import type { CareFacts } from '../../kernel/care-sources';
import type { Ctx } from '../../kernel/context';
import { selectPickupsOf } from './pickup.repository';

/** Appointments of a person to take a car over, and the handovers since a moment. */
export async function careOfPickup(
  ctx: Ctx,
  { userId, visitsFrom }: { userId: string; visitsFrom: number },
): Promise<CareFacts> {
  const rows = await selectPickupsOf(ctx.db, userId);
  return {
    appointments: rows.flatMap(({ state, orderNo, storeId, slotStartsAt, slotEndsAt }) =>
      state === 'waiting' && slotStartsAt !== null && slotEndsAt !== null
        ? [{ kind: 'pickup' as const, thingId: orderNo, storeId, startsAt: slotStartsAt, endsAt: slotEndsAt }]
        : [],
    ),
    visits: rows.flatMap(({ orderNo, storeId, deliveredAt }) =>
      deliveredAt !== null && deliveredAt >= visitsFrom
        ? [{ kind: 'pickup' as const, thingId: orderNo, storeId, at: deliveredAt }]
        : [],
    ),
  };
}
