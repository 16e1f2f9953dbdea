import type { ActivityData } from '@voltfront/contract';
import { CHECK_IN_LEAD_MS } from '@voltfront/rules/activity/activity-button';
import { DAY_MS } from '@voltfront/rules/time';
import { useEffect, useReducer } from 'react';
import { useServerNow } from '@/api';
import { activityChanged } from './activity-cache';

/** Timers cannot run for weeks, and nobody looks at a page for so long. */
const LONGEST_WAIT_MS = DAY_MS;

/** The server's time; draws anew, and reads the seats anew, at each moment when the state of the activity changes. */
export function useActivityClock({ signUpFrom, signUpUntil, startsAt, endsAt }: ActivityData): number {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const now = useServerNow()();
  const moments = [signUpFrom, signUpUntil, startsAt - CHECK_IN_LEAD_MS, startsAt, endsAt];
  const wait = Math.min(...moments.filter((moment) => moment > now)) - now;
  useEffect(() => {
    if (wait > LONGEST_WAIT_MS) return;
    const timer = setTimeout(() => {
      activityChanged();
      redraw();
    }, wait + 1);
    return () => clearTimeout(timer);
  }, [wait]);
  return now;
}
