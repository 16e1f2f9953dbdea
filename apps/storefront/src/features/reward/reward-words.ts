import { t } from '@lingui/core/macro';
import type { RewardData } from '@voltfront/contract';
import type { IconName, TagProps } from '@/ui';

/** The day that a reward belongs to, in words. */
export function milestoneName({ milestone, week }: Pick<RewardData, 'milestone' | 'week'>): string {
  const names: Record<RewardData['milestone'], string> = {
    deposit: t`支付定金`,
    lock: t`锁单`,
    offLine: t`车辆下线`,
    arrival: t`到达门店`,
    week: t`等车第 ${week ?? 1} 周`,
  };
  return names[milestone];
}

/** How people call where a reward stands. */
export function rewardStateName(state: RewardData['state']): string {
  const names: Record<RewardData['state'], string> = {
    notYet: t`未到`,
    claimable: t`可领取`,
    claimed: t`已领取`,
    expired: t`已过期`,
    closed: t`已失效`,
  };
  return names[state];
}

/** Colour of a state. */
export function rewardTone(state: RewardData['state']): NonNullable<TagProps['tone']> {
  if (state === 'claimable') return 'warning';
  return state === 'claimed' ? 'success' : 'neutral';
}

const ICONS: Readonly<Record<RewardData['kind'], IconName>> = { points: 'star', coupon: 'coupon', goods: 'gift' };

/** The picture of a reward's kind. */
export const rewardIcon = (kind: RewardData['kind']): IconName => ICONS[kind];
