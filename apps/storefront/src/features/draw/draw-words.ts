import { t } from '@lingui/core/macro';
import type { DrawData } from '@voltfront/contract';

/** Why nobody, or not this person, can draw now; null: they can. */
export function reasonAgainst({ campaign, isSoldOut, own, settings }: DrawData): string | null {
  if (campaign.state === 'ended') return t`活动已结束`;
  if (campaign.state === 'paused') return t`活动暂停中，请稍后再来`;
  if (campaign.state === 'announced') return t`活动尚未开始`;
  if (campaign.refusal !== null) return refusalText(campaign.refusal);
  if (isSoldOut) return t`已全部售罄`;
  if (own && settings.dailyLimit !== null && own.drawnToday >= settings.dailyLimit) return t`今日次数已用完，明天再来`;
  return null;
}

function refusalText(refusal: NonNullable<DrawData['campaign']['refusal']>): string {
  const texts = { role: t`您不在本次活动的参与范围内`, notNew: t`仅限新用户参与`, level: t`会员等级不足，暂不能参与` };
  return texts[refusal];
}

/** A weight of 10,000 as people read odds: `1.00%`. */
export const oddsText = (weight: number): string => `${(weight / 100).toFixed(2)}%`;
