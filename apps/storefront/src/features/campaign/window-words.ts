import { t } from '@lingui/core/macro';
import type { CampaignData } from '@voltfront/contract';
import { longDate } from '@/ui';
import { isLasting } from './campaign-state';

/** When a campaign runs. */
export function windowWords({ state, startsAt, endsAt }: CampaignData): string {
  if (state === 'ended') return t`活动已于 ${longDate(endsAt)} 结束`;
  if (isLasting(endsAt)) return t`自 ${longDate(startsAt)} 起长期有效`;
  return t`活动时间 ${longDate(startsAt)} 至 ${longDate(endsAt)}`;
}
