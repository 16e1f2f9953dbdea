import { t } from '@lingui/core/macro';
import type { AwardData } from '@voltfront/contract';
import type { TagProps } from '@/ui';

type State = AwardData['state'];

/** How people call where a prize stands. */
export function awardStateName(state: State): string {
  const names: Record<State, string> = {
    booked: t`已到账`,
    waiting: t`待填地址`,
    ordered: t`待发货`,
    sent: t`已发货`,
    received: t`已签收`,
    ready: t`待使用`,
    pickup: t`待自提`,
    used: t`已使用`,
    turned: t`已换积分`,
    lapsed: t`已失效`,
    revoked: t`已收回`,
  };
  return names[state];
}

const TONES: Readonly<Partial<Record<State, NonNullable<TagProps['tone']>>>> = {
  waiting: 'warning',
  ready: 'warning',
  pickup: 'warning',
  sent: 'accent',
  ordered: 'accent',
  lapsed: 'neutral',
  revoked: 'neutral',
};

/** Colour of a state. */
export const awardTone = (state: State): NonNullable<TagProps['tone']> => TONES[state] ?? 'success';
