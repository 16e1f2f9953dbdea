import { SHANGHAI_OFFSET_MS } from '../format/shanghai-time';
import { DAY_MS, MINUTE_MS } from '../time';

const DAY_MINUTES = 24 * 60;
const MOST_DAYS = 400;

/** Hours that repeat every week, or hold on single days. Minutes count from midnight in Shanghai. */
export interface SlotHours {
  /** 1 is Monday, 7 is Sunday; left out where `dates` are named. */
  weekdays?: readonly number[];
  /** `YYYY-MM-DD`. On a day that is named here, no weekly hours hold. */
  dates?: readonly string[];
  /** When slots begin. */
  starts: readonly number[];
  /** People who can have the same slot. */
  capacity: number;
}

/** Opening hours and capacity of a location, as its operator sets them. */
export interface SlotPlan {
  hours: readonly SlotHours[];
  lengthMinutes: number;
  /** A slot can be taken until this long before it begins. */
  leadMinutes: number;
  /** Days that can be booked: today and those after it. */
  days: number;
}

/** A closure of a location, whatever its plan says: from `fromAt` up to, but without `untilAt` (epoch ms). */
export interface SlotClosure {
  fromAt: number;
  untilAt: number;
  /** For the people who had a slot. */
  reason: string;
}

/** One slot of a location, in epoch milliseconds. */
export interface SlotTime {
  startsAt: number;
  endsAt: number;
  capacity: number;
}

/** Every day of the week. */
export const EVERY_DAY: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Midnight in Shanghai of the day of a moment, epoch milliseconds. */
export const shanghaiMidnight = (at: number): number =>
  Math.floor((at + SHANGHAI_OFFSET_MS) / DAY_MS) * DAY_MS - SHANGHAI_OFFSET_MS;

const dateOf = (midnight: number): string => new Date(midnight + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);
const weekdayOf = (midnight: number): number => new Date(midnight + SHANGHAI_OFFSET_MS).getUTCDay() || 7;

function hoursOn(hours: readonly SlotHours[], midnight: number): readonly SlotHours[] {
  const special = hours.filter(({ dates }) => dates?.includes(dateOf(midnight)));
  return special.length > 0 ? special : hours.filter(({ weekdays }) => weekdays?.includes(weekdayOf(midnight)));
}

function slotsOn(plan: SlotPlan, midnight: number): SlotTime[] {
  const slots = hoursOn(plan.hours, midnight).flatMap(({ starts, capacity }) =>
    starts.map((start) => {
      const startsAt = midnight + start * MINUTE_MS;
      return { startsAt, endsAt: startsAt + plan.lengthMinutes * MINUTE_MS, capacity };
    }),
  );
  return slots.sort((a, b) => a.startsAt - b.startsAt);
}

const isClosed = (closures: readonly SlotClosure[], startsAt: number): boolean =>
  closures.some(({ fromAt, untilAt }) => startsAt >= fromAt && startsAt < untilAt);

/** Slots that the plan offers at a moment, earliest first; reservations are not considered. */
export function slotsOf(plan: SlotPlan, closures: readonly SlotClosure[], now: number): SlotTime[] {
  const today = shanghaiMidnight(now);
  const days = Array.from({ length: plan.days }, (_, index) => today + index * DAY_MS);
  const earliest = now + plan.leadMinutes * MINUTE_MS;
  return days
    .flatMap((day) => slotsOn(plan, day))
    .filter(({ startsAt }) => startsAt >= earliest && !isClosed(closures, startsAt));
}

/** The slot that begins at a moment, when the plan offers it now; else null. */
export function findSlot(
  plan: SlotPlan,
  closures: readonly SlotClosure[],
  startsAt: number,
  now: number,
): SlotTime | null {
  return slotsOf(plan, closures, now).find((slot) => slot.startsAt === startsAt) ?? null;
}

/** Closures with a time added. Those that are over at `now` are dropped. */
export function withClosure(closures: readonly SlotClosure[], added: SlotClosure, now: number): SlotClosure[] {
  return [...closures, added].filter(({ untilAt }) => untilAt > now).sort((a, b) => a.fromAt - b.fromAt);
}

/** Closures without a time: one that reaches beyond it keeps what lies outside. */
export function withoutClosed(closures: readonly SlotClosure[], fromAt: number, untilAt: number): SlotClosure[] {
  return closures.flatMap((closure) => {
    const before = { ...closure, untilAt: Math.min(closure.untilAt, fromAt) };
    const after = { ...closure, fromAt: Math.max(closure.fromAt, untilAt) };
    return [before, after].filter((part) => part.fromAt < part.untilAt);
  });
}

const isWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const areAll = <T>(list: readonly T[] | undefined, isGood: (item: T) => boolean): boolean =>
  list !== undefined && list.length > 0 && list.every(isGood) && new Set(list).size === list.length;

function areHours({ weekdays, dates, starts, capacity }: SlotHours, lengthMinutes: number): boolean {
  const areDays = dates
    ? weekdays === undefined && areAll(dates, (date) => /^\d{4}-\d\d-\d\d$/.test(date))
    : areAll(weekdays, (day) => isWithin(day, 1, 7));
  return (
    areDays &&
    areAll(starts, (start) => isWithin(start, 0, DAY_MINUTES - lengthMinutes)) &&
    isWithin(capacity, 1, 10_000)
  );
}

/** Whether the same day would have the same beginning twice, with two capacities. */
function areAmbiguous(hours: readonly SlotHours[]): boolean {
  const keys = hours.flatMap(({ weekdays = [], dates = [], starts }) =>
    [...weekdays, ...dates].flatMap((day) => starts.map((start) => `${day} ${start}`)),
  );
  return new Set(keys).size < keys.length;
}

/** Whether a plan makes sense: bounded, each beginning of a day once, every slot within its day. */
export function isSlotPlan(plan: SlotPlan): boolean {
  const { hours, lengthMinutes, leadMinutes, days } = plan;
  const areNumbers =
    isWithin(lengthMinutes, 1, DAY_MINUTES) &&
    isWithin(leadMinutes, 0, 90 * DAY_MINUTES) &&
    isWithin(days, 1, MOST_DAYS);
  return areNumbers && hours.every((item) => areHours(item, lengthMinutes)) && !areAmbiguous(hours);
}
