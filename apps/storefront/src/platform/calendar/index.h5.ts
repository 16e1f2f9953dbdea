import { calendarFile } from './calendar-file';
import type { CalendarEvent, CalendarOutcome } from './types';

/** Gives the browser a calendar file, which phones open with their calendar. */
export function addToCalendar(event: CalendarEvent): Promise<CalendarOutcome> {
  const href = `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event, Date.now()))}`;
  Object.assign(document.createElement('a'), { href, download: `${event.title}.ics` }).click();
  return Promise.resolve('added');
}
