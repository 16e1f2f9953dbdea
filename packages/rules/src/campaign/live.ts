import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../time';

/** A broadcast of a campaign; times in epoch milliseconds, `endsAt` is the first moment after it. */
export interface LiveWindow {
  startsAt: number;
  endsAt: number;
  /** Minutes of each full hour in which gifts rain. */
  rainMinutes: number;
}

export type LivePhase = 'before' | 'live' | 'after';

/** Where a broadcast stands; afterwards its replay is shown. */
export function livePhase({ startsAt, endsAt }: Pick<LiveWindow, 'startsAt' | 'endsAt'>, now: number): LivePhase {
  if (now < startsAt) return 'before';
  return now < endsAt ? 'live' : 'after';
}

const rainOf = ({ rainMinutes }: LiveWindow, at: number) => ({ at, endsAt: at + rainMinutes * MINUTE_MS });

/**
 * The rain that falls now, or the next one; null when there is none any more. Gifts rain at each full hour of the broadcast,
 * its beginning included where that is one.
 *
 * Example: from 9:30 to 12:00 with 5 minutes: at 9:40 the one of 10:00, at 10:03 the same, at 10:05 that of 11:00, at 11:05 none.
 */
export function rainAt(window: LiveWindow, now: number): { at: number; endsAt: number } | null {
  const first = Math.ceil(window.startsAt / HOUR_MS) * HOUR_MS;
  const current = rainOf(window, Math.max(first, Math.floor(now / HOUR_MS) * HOUR_MS));
  const rain = now < current.endsAt ? current : rainOf(window, current.at + HOUR_MS);
  return rain.at < window.endsAt ? rain : null;
}

/** How often (ms) a page that plays the film tells so. */
export const WATCH_BEAT_MS = 30 * SECOND_MS;
/** After a longer silence (ms) nobody knows whether the film was on. */
const LONGEST_BEAT_MS = 2 * WATCH_BEAT_MS;

/**
 * Time (ms) that was watched after another beat: the time since the last one, unless that was too long ago.
 *
 * Example: 60 s watched, the last beat 30 s ago: 90 s. The last beat 5 minutes ago: still 60 s.
 */
export function watchedAfter(watchedMs: number, beatAt: number | null, now: number): number {
  const since = beatAt === null ? 0 : now - beatAt;
  return since > 0 && since <= LONGEST_BEAT_MS ? watchedMs + since : watchedMs;
}
