import { EVERY_DAY, type SlotPlan } from '@voltfront/rules/slot/slot-plan';
import type { Ctx } from '../../kernel/context';
import { findHandover } from '../order';
import { type ListedSlot, listSlots, type SlotHolder, savePlans } from '../slot';
import { storeOfHandover } from './move-pickup';
import type { PickupKey } from './pickup.types';

/** Purpose of this module's slots in the slot module. */
export const PICKUP = 'pickup';

/** Times of handovers, unless a store sets others: two cars at each of these hours, booked two hours before. */
const PLAN: SlotPlan = {
  hours: [{ weekdays: EVERY_DAY, starts: [9.5, 11, 13.5, 15, 16.5].map((hour) => hour * 60), capacity: 2 }],
  lengthMinutes: 90,
  leadMinutes: 120,
  days: 14,
};

/** Holder of a slot: the customer, for this order. */
export const holderOf = ({ userId, orderNo }: PickupKey): SlotHolder => ({ kind: PICKUP, userId, thingId: orderNo });

/** Gives stores the plan of handovers; needs a transaction. */
export const planPickups = (ctx: Ctx, storeIds: readonly string[]): Promise<void> =>
  savePlans(
    ctx,
    storeIds.map((placeId) => ({ kind: PICKUP, placeId, plan: PLAN })),
  );

/** Times at which a car can be picked up, with what is left. @throws NOT_FOUND also for somebody else's order */
export async function listPickupSlots(ctx: Ctx, key: PickupKey): Promise<ListedSlot[]> {
  const placeId = await storeOfHandover(ctx, await findHandover(ctx, key));
  return placeId ? listSlots(ctx, { kind: PICKUP, placeId }) : [];
}
