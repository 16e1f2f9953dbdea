import { SHANGHAI_OFFSET_MS, shanghaiParts } from '../format/shanghai-time';
import { DAY_MS, MINUTE_MS } from '../time';

/** A time in which a store is closed although its hours say otherwise: a holiday, a move, works. */
export interface Closure {
  fromAt: number;
  untilAt: number;
  reason: string;
}

/** Whether a store is open at a moment, and when that changes. */
export interface Opening {
  isOpen: boolean;
  /** Beginning of its next hours; null while it is open, and where none is known. */
  opensAt: number | null;
  /** What closes it now outside of its usual hours; null without. */
  closure: Closure | null;
}

/** Minutes since midnight in Shanghai. */
interface Hours {
  from: number;
  until: number;
}

const HOURS = /^(\d{2}):(\d{2})-(\d{2}):(\d{2})$/;
/** How far ahead the next opening is looked for. */
const MOST_DAYS = 60;

/** Daily hours such as `10:00-21:30`; null where a text has no such form. */
export function parseHours(text: string): Hours | null {
  const found = HOURS.exec(text);
  if (!found) return null;
  const [fromHour = 0, fromMinute = 0, untilHour = 0, untilMinute = 0] = found.slice(1).map(Number);
  const hours = { from: fromHour * 60 + fromMinute, until: untilHour * 60 + untilMinute };
  return hours.from < hours.until ? hours : null;
}

const midnightOf = (at: number): number => {
  const shifted = at + SHANGHAI_OFFSET_MS;
  return shifted - (((shifted % DAY_MS) + DAY_MS) % DAY_MS) - SHANGHAI_OFFSET_MS;
};
const isWithin = ({ fromAt, untilAt }: Closure, at: number): boolean => fromAt <= at && at < untilAt;

/** Whether somebody works at a moment by daily hours and days off (0 is Sunday); yes where the hours are not known. */
export function worksAt(hours: string, restDays: readonly number[], at: number): boolean {
  const { weekday, hour, minute } = shanghaiParts(at);
  if (restDays.includes(weekday)) return false;
  const daily = parseHours(hours);
  const now = hour * 60 + minute;
  return daily === null || (daily.from <= now && now < daily.until);
}

/**
 * Whether a store is open now. Example: hours `10:00-21:30` at 22:00 give closed, and 10:00 of tomorrow; with a closure
 * over tomorrow, 10:00 of the day after.
 */
export function openingAt(hours: string, closures: readonly Closure[], now: number): Opening {
  const closure = closures.find((each) => isWithin(each, now)) ?? null;
  if (!closure && worksAt(hours, [], now)) return { isOpen: true, opensAt: null, closure: null };
  const daily = parseHours(hours);
  if (!daily) return { isOpen: false, opensAt: closure?.untilAt ?? null, closure };
  const today = midnightOf(now);
  for (let day = 0; day < MOST_DAYS; day += 1) {
    const from = today + day * DAY_MS + daily.from * MINUTE_MS;
    const until = today + day * DAY_MS + daily.until * MINUTE_MS;
    // A closure may end within the hours of a day.
    const starts = [from, ...closures.map(({ untilAt }) => untilAt).filter((at) => from < at && at < until)];
    const free = starts.sort((a, b) => a - b).find((at) => at > now && !closures.some((each) => isWithin(each, at)));
    if (free !== undefined) return { isOpen: false, opensAt: free, closure };
  }
  return { isOpen: false, opensAt: null, closure };
}
