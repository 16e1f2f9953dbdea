import { type Closure, type Opening, openingAt } from '@voltfront/rules/care/opening';
import { shanghaiParts } from '@voltfront/rules/format/shanghai-time';
import { shanghaiMidnight } from '@voltfront/rules/slot/slot-plan';
import { DAY_MS } from '@voltfront/rules/time';
import type { RestaurantRow } from './restaurant.repository';

/** Days ahead in which the next day of service is looked for. */
const LOOK_AHEAD = 14;

/** Days without service as closures, from today on. */
function restClosures(restDays: readonly number[], now: number): Closure[] {
  const days = Array.from({ length: LOOK_AHEAD }, (_, day) => shanghaiMidnight(now) + day * DAY_MS);
  return days
    .filter((day) => restDays.includes(shanghaiParts(day).weekday))
    .map((fromAt) => ({ fromAt, untilAt: fromAt + DAY_MS, reason: '' }));
}

/** Whether a restaurant serves now, by its own hours and days off and the closures of its store. */
export function openingOf(row: RestaurantRow, closures: readonly Closure[], now: number): Opening {
  if (row.goneAt !== null) return { isOpen: false, opensAt: null, closure: null };
  return openingAt(row.hours, [...closures, ...restClosures(row.restDays, now)], now);
}
