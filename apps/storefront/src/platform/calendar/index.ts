import Taro from '@tarojs/taro';
import { askHost, isRefusal } from '../host';
import type { CalendarEvent, CalendarOutcome } from './types';

/** Puts an event into the phone's calendar, with a reminder two hours before; platforms without one answer `failed`. */
export function addToCalendar({ title, place, startsAt, endsAt }: CalendarEvent): Promise<CalendarOutcome> {
  const event = {
    title,
    location: place,
    startTime: Math.floor(startsAt / 1000),
    endTime: String(Math.floor(endsAt / 1000)),
    alarm: true,
    alarmOffset: 2 * 60 * 60,
  };
  return askHost(() => Taro.addPhoneCalendar(event)).then(
    () => 'added' as const,
    (failure: unknown) => (isRefusal(failure) ? 'refused' : 'failed'),
  );
}
