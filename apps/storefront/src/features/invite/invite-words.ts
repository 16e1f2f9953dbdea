import { t } from '@lingui/core/macro';
import type { FriendRecordData, InvitationStateData, LadderStepData } from '@voltfront/contract';
import type { TagProps } from '@/ui';

/** A reward of the inviter for a friend's step. */
export type FriendRewardData = FriendRecordData['steps'][number]['rewards'][number];

type State = FriendRecordData['state'];

/** How far a friend got. */
export function milestoneName(state: State): string {
  const names: Record<State, string> = {
    registered: t`已注册`,
    booked: t`已预约`,
    arrived: t`已到店`,
    driven: t`已试驾`,
    intention: t`已小订`,
    deposit: t`已下定`,
    locked: t`已锁单`,
    delivered: t`已交付`,
    lapsed: t`已失效`,
  };
  return names[state];
}

/** Colour of how far a friend got. */
export function milestoneTone(state: State): NonNullable<TagProps['tone']> {
  if (state === 'lapsed') return 'neutral';
  return state === 'registered' || state === 'booked' || state === 'arrived' ? 'warning' : 'success';
}

/** What a step of the ladder is given for. */
export function stepName(milestone: LadderStepData['milestone']): string {
  const names: Record<LadderStepData['milestone'], string> = {
    registered: t`好友注册`,
    booked: t`好友预约试驾`,
    arrived: t`好友到店`,
    driven: t`好友完成试驾`,
    intention: t`好友支付意向金`,
    deposit: t`好友支付定金`,
    locked: t`好友锁定订单`,
    delivered: t`好友提车`,
  };
  return names[milestone];
}

/** Where somebody stands with an invitation; null while it can be accepted. */
export function invitationNotice(state: InvitationStateData): string | null {
  const words: Record<InvitationStateData, string | null> = {
    open: null,
    mine: t`您已接受邀请，邀请关系已锁定`,
    own: t`这是您自己的邀请链接，转发给好友吧`,
    bound: t`您已接受过其他好友的邀请，邀请关系不能更改`,
    circle: t`您已邀请过对方，不能再互相邀请`,
    ordered: t`您已有订单，不再享受新客户奖励`,
    oldAccount: t`您已是老朋友，新人奖励仅限新注册用户`,
    driven: t`您近期已完成试驾，本次不再发放试驾奖励`,
    notInviter: t`邀请码无效，请向好友确认`,
    employee: t`内部员工不计入本活动，您仍可正常预约`,
    ended: t`活动已结束`,
    notStarted: t`活动尚未开始`,
    paused: t`活动暂停中，请稍后再来`,
  };
  return words[state];
}

/** A reward in the words of its state. */
export function rewardWords({ title, kind, state, used, chance }: FriendRewardData): string {
  if (chance !== null) return chance === 'used' ? t`${title} 已使用` : t`${title} 未使用`;
  if (state === 'granted') return t`${title} 已到账`;
  if (state === 'overLimit') return t`${title} 超出上限，未发放`;
  if (state === 'waiting') return t`${title} 待发放`;
  if (kind === 'tickets' && used > 0) return t`${title} 已收回（已用 ${used} 张不追回）`;
  return used > 0 ? t`${title} 已收回（已用 ${used} 积分不追回）` : t`${title} 已收回`;
}

/** A step of friends who got so far. */
export function friendsWords(milestone: LadderStepData['milestone'], count: number): string {
  if (milestone === 'driven') return t`${count} 位好友完成试驾`;
  if (milestone === 'registered') return t`${count} 位好友注册`;
  return t`${count} 位好友${milestoneName(milestone)}`;
}
