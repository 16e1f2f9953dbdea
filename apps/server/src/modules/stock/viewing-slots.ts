import { EVERY_DAY, type SlotPlan, shanghaiMidnight } from '@voltfront/rules/slot/slot-plan';
import { HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import { type ListedSlot, listSlots, type SlotHolder } from '../slot';

/** What slots of this module are for. */
export const VIEWING = 'viewing';

/** Hours at which a viewing begins, Shanghai time; each lasts one hour. */
const START_HOURS: readonly number[] = [10, 11, 13, 14, 15, 16, 17];

/** A viewing's hour at a store, as customers name it. */
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

/** When a store shows cars: so many people at the same hour, for the next 7 days, told an hour before. */
export const viewingPlan = (capacity: number): SlotPlan => ({
  hours: [{ weekdays: EVERY_DAY, starts: START_HOURS.map((hour) => hour * 60), capacity }],
  lengthMinutes: 60,
  leadMinutes: 60,
  days: 7,
});

/** Whose hour it is: the person's, for this car. */
export const holderOf = (accountId: string, stockCarId: string): SlotHolder => ({
  kind: VIEWING,
  userId: accountId,
  thingId: stockCarId,
});

/** Name of the hour that begins at a moment. */
export const slotIdOf = (storeId: string, startsAt: number): string => `${storeId}_${startsAt / HOUR_MS}`;

/** Beginning of an hour of a store by its name; null for the name of no hour there. */
export function startOfSlot(storeId: string, slotId: string): number | null {
  const startsAt = Number(slotId.slice(storeId.length + 1)) * HOUR_MS;
  return slotIdOf(storeId, startsAt) === slotId && Number.isSafeInteger(startsAt) ? startsAt : null;
}

/** Hours of a store that can be booked now, by day; days without any are left out. */
export async function viewingDays(ctx: Ctx, storeId: string): Promise<ViewingDay[]> {
  const days = new Map<number, ViewingSlot[]>();
  for (const slot of await listSlots(ctx, { kind: VIEWING, placeId: storeId })) {
    const date = shanghaiMidnight(slot.startsAt);
    days.set(date, [...(days.get(date) ?? []), { ...slot, slotId: slotIdOf(storeId, slot.startsAt) }]);
  }
  return [...days].map(([date, slots]) => ({ date, slots }));
}
