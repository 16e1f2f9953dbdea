import { t } from '@lingui/core/macro';
import type { CelebrationCardData } from '@voltfront/contract';
import { activityButton } from '@voltfront/rules/activity/activity-button';
import { formatInstant } from '@voltfront/rules/format/date';
import { shortDate, type TagProps } from '@/ui';

/** `12月5日 14:00–18:00`. */
export const timeText = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }): string =>
  `${shortDate(startsAt)} ${formatInstant(startsAt, 'HH:mm')}–${formatInstant(endsAt, 'HH:mm')}`;

/** Where a celebration stands for everybody, as a label. */
export function labelOf(card: CelebrationCardData, now: number): { text: string; tone: NonNullable<TagProps['tone']> } {
  const button = activityButton({ ...card, isOnline: false }, null, now);
  if (button === 'cancelled') return { text: t`已取消`, tone: 'neutral' };
  if (button === 'ended') return { text: t`已结束`, tone: 'neutral' };
  if (now >= card.startsAt) return { text: t`进行中`, tone: 'accent' };
  if (button === 'announced') return { text: t`报名未开始`, tone: 'neutral' };
  if (button === 'closed') return { text: t`报名截止`, tone: 'neutral' };
  return button === 'open' ? { text: t`报名中`, tone: 'success' } : { text: t`已满`, tone: 'warning' };
}
