import type { Ctx } from '../../kernel/context';
import { deleteRequests, freeSlot, selectRequests } from './trade-in.repository';

const BATCH = 100;

/** Gives booked slots back and forgets the requests of a person whose account is gone. */
export async function forgetTradeIns(ctx: Ctx, userId: string): Promise<void> {
  const now = ctx.now();
  for (const { state, placeId, slotStartsAt } of await selectRequests(ctx.db, userId, null, BATCH)) {
    if (state === 'appointed' && placeId !== null && slotStartsAt !== null && slotStartsAt > now)
      await freeSlot(ctx.db, placeId, slotStartsAt);
  }
  await deleteRequests(ctx.db, userId);
}
