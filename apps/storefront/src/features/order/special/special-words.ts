import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import type { IconName } from '@/ui';

export type SpecialOffer = ReplyOf<'POST /api/mporder/v1/special/getSpecialOrderOption'>;

const ICONS: Readonly<Record<string, IconName>> = { freeCharging: 'bolt', homeCharger: 'home' };

/** The picture of a benefit; one that the app does not know yet gets that of a gift. */
export const benefitIcon = (optionCode: string): IconName => ICONS[optionCode] ?? 'gift';

/** Line below the title: the state of the choice. */
export function offerLine({ state, startsAt, chosenAt, isChosenByDefault }: SpecialOffer): string {
  const from = startsAt === null ? '' : formatDateTime(startsAt);
  const at = chosenAt === null ? '' : formatDateTime(chosenAt);
  if (state === 'notStarted') return t`${from} 开始选择`;
  if (state === 'open') return t`以下两项权益任选其一，确认后不可更改`;
  if (state === 'chosen') return isChosenByDefault ? t`锁单时未选择，已默认适用` : t`您已于 ${at} 选定`;
  return t`选择已截止，未选择的订单默认适用`;
}

/** The benefit that counts: the chosen one, or the default after the end. Null while nothing is decided. */
export function effectiveCode({ state, chosenCode, defaultCode }: SpecialOffer): string | null {
  if (state === 'chosen') return chosenCode;
  return state === 'ended' ? defaultCode : null;
}
