import { SHANGHAI_OFFSET_MS } from '../format/shanghai-time';
import { DAY_MS } from '../time';

/** A reward can be claimed for this many days, its own day included. */
export const REWARD_DAYS = 14;

/** Days of an order that bring a reward; `week`: each full week since the deposit. */
export const MILESTONES = ['deposit', 'lock', 'offLine', 'arrival', 'week'] as const;
export type Milestone = (typeof MILESTONES)[number];

/** `notYet`: its day has not come. `closed`: the order was given up. */
export type RewardState = 'notYet' | 'claimable' | 'claimed' | 'expired' | 'closed';

/** When an order reached its milestones, epoch milliseconds; what it has not reached is missing. */
export interface RewardOrder {
  reachedAt: Partial<Record<Exclude<Milestone, 'week'>, number>>;
  /** The waiting is over: no week begins after it. */
  deliveredAt: number | null;
  /** A refund runs or is done. */
  isGivenUp: boolean;
}

/** Beginning of the day in Shanghai that a moment lies in. */
export const startOfShanghaiDay = (at: number): number =>
  Math.floor((at + SHANGHAI_OFFSET_MS) / DAY_MS) * DAY_MS - SHANGHAI_OFFSET_MS;

/**
 * Beginning of a reward's day in Shanghai, or null while the day is not known, and for weeks after the delivery.
 *
 * Example: deposit on Sunday the 1st at 18:00, week 2: the 15th at 00:00.
 * @param week from 1, for `week`
 */
export function rewardDayAt(order: RewardOrder, milestone: Milestone, week: number | null): number | null {
  const reachedAt = order.reachedAt[milestone === 'week' ? 'deposit' : milestone];
  if (reachedAt === undefined) return null;
  const day = startOfShanghaiDay(reachedAt);
  if (milestone !== 'week') return day;
  const at = day + (week ?? 1) * 7 * DAY_MS;
  return order.deliveredAt !== null && at > order.deliveredAt ? null : at;
}

/** The first moment at which a reward of this day can no longer be claimed. */
export const rewardEndsAt = (dayAt: number): number => dayAt + REWARD_DAYS * DAY_MS;

/**
 * Where a reward stands.
 *
 * Example: day on the 1st, 14 days: `claimable` from the 1st to the 14th, `expired` on the 15th.
 */
export function rewardState(order: RewardOrder, dayAt: number | null, isClaimed: boolean, nowMs: number): RewardState {
  if (isClaimed) return 'claimed';
  if (order.isGivenUp) return 'closed';
  if (dayAt === null || nowMs < dayAt) return 'notYet';
  return nowMs < rewardEndsAt(dayAt) ? 'claimable' : 'expired';
}
