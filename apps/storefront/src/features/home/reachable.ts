import { DAY_MS } from '@voltfront/rules/time';
import { linkAction } from '@/navigation';
import type { HomeTeaserData } from './types';

/** Whether the app has the page that a link leads to. Pages come one by one; links to later ones wait for them. */
export const isReachable = (link: string): boolean => linkAction(link) !== undefined;

/** Text about the time of a teaser. */
export type TeaserTime =
  | { kind: 'soon'; startsAt: number }
  | { kind: 'days'; days: number }
  | { kind: 'hours'; endsAt: number }
  | { kind: 'over' };

/**
 * Time left of a teaser: whole days from two days on, a running clock below that.
 *
 * Example: 4 days and 23 hours before the end it says 4 days.
 */
export function teaserTime({ startsAt, endsAt }: Pick<HomeTeaserData, 'startsAt' | 'endsAt'>, now: number): TeaserTime {
  if (now >= endsAt) return { kind: 'over' };
  if (now < startsAt) return { kind: 'soon', startsAt };
  const left = endsAt - now;
  return left >= 2 * DAY_MS ? { kind: 'days', days: Math.floor(left / DAY_MS) } : { kind: 'hours', endsAt };
}
