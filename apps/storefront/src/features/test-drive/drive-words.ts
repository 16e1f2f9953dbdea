import { t } from '@lingui/core/macro';
import type { TestDriveData } from '@voltfront/contract';
import type { TagProps } from '@/ui';

type State = TestDriveData['state'];

/** What the state of a test drive is called. */
export function driveStateName(state: State): string {
  const names: Record<State, string> = {
    submitted: t`待确认`,
    inReview: t`审核中`,
    confirmed: t`已确认`,
    moved: t`已改期`,
    arrived: t`已到店`,
    driving: t`试驾中`,
    done: t`已完成`,
    cancelled: t`已取消`,
    noShow: t`未到店`,
  };
  return names[state];
}

/** What a state means for the person, in a sentence. */
export function driveStateNote({ state, startsAt, channel, reason }: TestDriveData): string {
  if (startsAt === null && (state === 'submitted' || state === 'confirmed')) return channel.promise;
  const notes: Record<State, string> = {
    submitted: t`门店确认后会通知您`,
    inReview: channel.promise,
    confirmed: t`请携带驾驶证原件，提前 10 分钟到店`,
    moved: t`新的时间已为您保留，等待门店确认`,
    arrived: t`专员正在为您准备车辆`,
    driving: t`祝您试驾愉快，注意行车安全`,
    done: t`感谢您的体验`,
    cancelled: reason === '' ? t`欢迎随时重新预约` : t`取消原因：${reason}`,
    noShow: t`这次没能等到您，欢迎重新预约`,
  };
  return notes[state];
}

export const DRIVE_TONES: Record<State, TagProps['tone']> = {
  submitted: 'warning',
  inReview: 'warning',
  confirmed: 'success',
  moved: 'warning',
  arrived: 'success',
  driving: 'success',
  done: 'success',
  cancelled: 'neutral',
  noShow: 'neutral',
};
