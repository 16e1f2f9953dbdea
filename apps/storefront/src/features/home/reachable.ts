import { linkAction } from '@/navigation';
import type { HomeCampaignData } from './types';

/** Whether the app has the page that a link leads to. Pages come one by one; links to later ones wait for them. */
export const isReachable = (link: string): boolean => linkAction(link) !== undefined;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What is said about the time of a campaign. */
export type CampaignTime =
  | { kind: 'soon'; startsAt: number }
  | { kind: 'days'; days: number }
  | { kind: 'hours'; endsAt: number }
  | { kind: 'over' };

/**
 * Time left of a campaign: whole days from two days on, a running clock below that.
 *
 * Example: 4 days and 23 hours before the end it says 4 days.
 */
export function campaignTime(
  { startsAt, endsAt }: Pick<HomeCampaignData, 'startsAt' | 'endsAt'>,
  now: number,
): CampaignTime {
  if (now >= endsAt) return { kind: 'over' };
  if (now < startsAt) return { kind: 'soon', startsAt };
  const left = endsAt - now;
  return left >= 2 * DAY_MS ? { kind: 'days', days: Math.floor(left / DAY_MS) } : { kind: 'hours', endsAt };
}
