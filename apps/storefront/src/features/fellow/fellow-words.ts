import { t } from '@lingui/core/macro';
import type { FellowData } from '@voltfront/contract';

/** What somebody is told about where they stand with an adviser; null: nothing. */
export function fellowNotice(state: FellowData['state']): string | null {
  const notices: Partial<Record<FellowData['state'], string>> = {
    mine: t`您已留下联系方式，顾问会尽快与您联系`,
    bound: t`您已有专属顾问，可继续查看推荐，服务由原顾问提供`,
    left: t`该顾问已离开岗位，请直接联系门店`,
    ended: t`活动已结束，可致电门店咨询`,
    paused: t`活动暂停中，请稍后再来`,
    notStarted: t`活动尚未开始`,
  };
  return notices[state] ?? null;
}
