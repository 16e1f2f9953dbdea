import type { TestDriveSettingsData } from '@voltfront/contract';
import { shanghaiMidnight } from '@voltfront/rules/slot/slot-plan';
import { DRIVE_DAYS } from '@voltfront/rules/test-drive/test-drive-moves';
import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';

type SlotWindow = NonNullable<TestDriveSettingsData['slots']>;

/** What a channel without a window of its own offers. */
const USUAL: SlotWindow = { untilMinutes: 20 * 60, days: DRIVE_DAYS };

/**
 * Whether a channel offers the slot that begins at a moment. Example: `{ weekdays: [6, 7], days: 14 }` offers the weekends
 * of two weeks; `untilMinutes: 1200` leaves out what begins at 20:00.
 */
export function isInWindow(window: SlotWindow | undefined, startsAt: number, now: number): boolean {
  const { weekdays, fromMinutes = 0, untilMinutes = 24 * 60, days } = window ?? USUAL;
  const midnight = shanghaiMidnight(startsAt);
  const minutes = (startsAt - midnight) / MINUTE_MS;
  // Noon in Shanghai is on the same day in UTC.
  const weekday = new Date(midnight + DAY_MS / 2).getUTCDay() || 7;
  return (
    midnight < shanghaiMidnight(now) + days * DAY_MS &&
    minutes >= fromMinutes &&
    minutes < untilMinutes &&
    (weekdays?.includes(weekday) ?? true)
  );
}
