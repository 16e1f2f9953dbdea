import type { RewardData, RewardOrderData } from '@voltfront/contract';
import { type RewardOrder, rewardDayAt, rewardEndsAt, rewardState } from '@voltfront/rules/reward/reward-days';
import type { WaitingOrder } from '../order';
import type { ClaimRow, RewardRow } from './reward.repository';

/** An order as the calendar names it. */
export function presentWaitingOrder({ reachedAt: _, deliveredAt: __, ...shown }: WaitingOrder): RewardOrderData {
  return shown;
}

/** A reward of an order at a moment (epoch ms). */
export function presentReward(
  row: RewardRow,
  order: RewardOrder,
  claim: ClaimRow | undefined,
  now: number,
): RewardData {
  const { rewardId, milestone, week, kind, title, points, picture } = row;
  const dayAt = rewardDayAt(order, milestone, week);
  return {
    rewardId,
    milestone,
    week,
    kind,
    title,
    points,
    picture,
    dayAt,
    endsAt: dayAt === null ? null : rewardEndsAt(dayAt),
    state: rewardState(order, dayAt, claim !== undefined, now),
    claimedAt: claim?.createdAt ?? null,
  };
}
