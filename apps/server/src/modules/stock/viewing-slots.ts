import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Hours at which a viewing begins, Shanghai time; each lasts one hour. */
const START_HOURS: readonly number[] = [10, 11, 13, 14, 15, 16, 17];
/** Today and the six days after it. */
const DAYS = 7;
/** The store wants to know so long before. */
const LEAD_MS = HOUR_MS;

/** One hour at a store. */
export interface ViewingSlot {
  /** `<store>_<epoch hour>`. */
  slotId: string;
  storeId: string;
  startsAt: number;
  endsAt: number;
}

/** A day with its slots. */
export interface ViewingDay {
  /** Midnight in Shanghai. */
  date: number;
  slots: ViewingSlot[];
}

function slotAt(storeId: string, startsAt: number): ViewingSlot {
  return { slotId: `${storeId}_${startsAt / HOUR_MS}`, storeId, startsAt, endsAt: startsAt + HOUR_MS };
}

/** Slots of a store that can be booked now, by day; days without any are left out. */
export function viewingDays(storeId: string, now: number): ViewingDay[] {
  const today = Math.floor((now + SHANGHAI_OFFSET_MS) / DAY_MS) * DAY_MS - SHANGHAI_OFFSET_MS;
  const days = Array.from({ length: DAYS }, (_, index) => today + index * DAY_MS).map((date) => ({
    date,
    slots: START_HOURS.map((hour) => slotAt(storeId, date + hour * HOUR_MS)).filter(
      ({ startsAt }) => startsAt >= now + LEAD_MS,
    ),
  }));
  return days.filter(({ slots }) => slots.length > 0);
}

/** The slot with an id, when it can be booked now; else null. */
export function findSlot(storeId: string, slotId: string, now: number): ViewingSlot | null {
  const slots = viewingDays(storeId, now).flatMap((day) => day.slots);
  return slots.find((slot) => slot.slotId === slotId) ?? null;
}
