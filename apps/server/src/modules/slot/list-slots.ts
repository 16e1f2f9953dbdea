import { slotsOf } from '@voltfront/rules/slot/slot-plan';
import type { Ctx } from '../../kernel/context';
import { selectPlace, selectTaken } from './slot.repository';
import type { SlotPlaceKey } from './slot.types';

/** A slot in the format of lists; times in epoch milliseconds. */
export interface ListedSlot {
  startsAt: number;
  endsAt: number;
  /** Remaining capacity, 0 or more. */
  left: number;
}

/**
 * Slots that a location offers now, including full ones, earliest first; empty where it offers
 * none.
 */
export async function listSlots(ctx: Ctx, key: SlotPlaceKey): Promise<ListedSlot[]> {
  const place = await selectPlace(ctx.db, key);
  const offered = place ? slotsOf(place.plan, place.closures, ctx.now()) : [];
  const [first, last] = [offered[0], offered.at(-1)];
  if (!first || !last) return [];
  const taken = await selectTaken(ctx.db, key, first.startsAt, last.startsAt);
  return offered.map(({ startsAt, endsAt, capacity }) => ({
    startsAt,
    endsAt,
    left: Math.max(0, capacity - (taken.get(startsAt) ?? 0)),
  }));
}
