import type { Ctx } from '../../kernel/context';
import { listSlots } from './list-slots';
import { insertTaken } from './slot.repository';
import type { SlotPlaceKey } from './slot.types';

/**
 * Fills the remaining capacity of an unused slot with fictitious people; does nothing where it is
 * not offered.
 */
export async function fillSlot(ctx: Ctx, { startsAt, ...key }: SlotPlaceKey & { startsAt: number }): Promise<void> {
  const found = (await listSlots(ctx, key)).find((slot) => slot.startsAt === startsAt);
  if (found) await insertTaken(ctx.db, { ...key, startsAt }, found.left);
}
