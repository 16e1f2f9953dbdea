import { EVERY_DAY, type SlotPlan, shanghaiMidnight } from '@voltfront/rules/slot/slot-plan';
import { HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { type ListedSlot, listSlots, type SlotHolder } from '../slot';

/** Purpose of this module's slots in the slot module. */
export const VIEWING = 'viewing';

/** Start hours of viewings, Shanghai time; each lasts one hour. */
const START_HOURS: readonly number[] = [10, 11, 13, 14, 15, 16, 17];

/** A viewing slot at a store, in the response format. */
export interface ViewingSlot extends ListedSlot {
  /** `<store>_<epoch hour>`. */
  slotId: string;
}

/** A day with its slots. */
export interface ViewingDay {
  /** Midnight in Shanghai. */
  date: number;
  slots: ViewingSlot[];
}

/**
 * A store's viewing times: so many people per hour, for the next 7 days, bookable until one hour
 * before.
 */
export const viewingPlan = (capacity: number): SlotPlan => ({
  hours: [{ weekdays: EVERY_DAY, starts: START_HOURS.map((hour) => hour * 60), capacity }],
  lengthMinutes: 60,
  leadMinutes: 60,
  days: 7,
});

/** Holder of a slot: the person, for this car. */
export const holderOf = (accountId: string, stockCarId: string): SlotHolder => ({
  kind: VIEWING,
  userId: accountId,
  thingId: stockCarId,
});

/** Id of the slot that starts at a time (epoch ms). */
export const slotIdOf = (storeId: string, startsAt: number): string => `${storeId}_${startsAt / HOUR_MS}`;

/** Start of a store's slot by its id; null for an invalid id. */
export function startOfSlot(storeId: string, slotId: string): number | null {
  const startsAt = Number(slotId.slice(storeId.length + 1)) * HOUR_MS;
  return slotIdOf(storeId, startsAt) === slotId && Number.isSafeInteger(startsAt) ? startsAt : null;
}

/** A store's bookable slots by day; days without any are left out. */
export async function viewingDays(ctx: Ctx, storeId: string): Promise<ViewingDay[]> {
  const days = new Map<number, ViewingSlot[]>();
  for (const slot of await listSlots(ctx, { kind: VIEWING, placeId: storeId })) {
    const date = shanghaiMidnight(slot.startsAt);
    days.set(date, [...(days.get(date) ?? []), { ...slot, slotId: slotIdOf(storeId, slot.startsAt) }]);
  }
  return [...days].map(([date, slots]) => ({ date, slots }));
}
