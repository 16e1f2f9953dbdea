import { t } from '@lingui/core/macro';
import type { CampaignData } from '@voltfront/contract';

/** Why nobody, or not this person, can take part now, as short as a button; null: they can. */
export function reasonAgainst({ state, refusal }: Pick<CampaignData, 'state' | 'refusal'>): string | null {
  if (state === 'ended') return t`活动已结束`;
  if (state === 'paused') return t`活动暂停中`;
  if (state === 'announced') return t`即将开始`;
  const texts = { role: t`不在参与范围`, notNew: t`仅限新用户`, level: t`等级不足` };
  return refusal === null ? null : texts[refusal];
}
