import Taro from '@tarojs/taro';
import { HOUR_MS, SECOND_MS } from '@voltfront/rules/time';
import { askHost, isRefusal } from '../host';
import type { CalendarEvent, CalendarOutcome } from './types';

/** Puts an event into the phone's calendar, with a reminder two hours before; platforms without one answer `failed`. */
export function addToCalendar({ title, place, startsAt, endsAt }: CalendarEvent): Promise<CalendarOutcome> {
  const event = {
    title,
    location: place,
    startTime: Math.floor(startsAt / SECOND_MS),
    endTime: String(Math.floor(endsAt / SECOND_MS)),
    alarm: true,
    alarmOffset: (2 * HOUR_MS) / SECOND_MS,
  };
  return askHost(() => Taro.addPhoneCalendar(event)).then(
    () => 'added' as const,
    (failure: unknown) => (isRefusal(failure) ? 'refused' : 'failed'),
  );
}
