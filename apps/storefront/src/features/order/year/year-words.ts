import { t } from '@lingui/core/macro';
import type { YearOfferData, YearOrderData } from '@voltfront/contract';
import { longDate, type TagProps } from '@/ui';

type YearState = YearOfferData['state'];

/** How people call where a decision stands. */
export function yearStateName(state: YearState): string {
  const names: Record<YearState, string> = {
    upcoming: t`即将开始`,
    open: t`待选择`,
    kept: t`已选保留现款`,
    pending: t`待签署协议`,
    changed: t`已换新款`,
    expired: t`已截止`,
    locked: t`已锁单`,
    closed: t`已结束`,
  };
  return names[state];
}

/** Colour of a decision: amber asks the customer for something, green is done, grey is over. */
export function yearStateTone(state: YearState): NonNullable<TagProps['tone']> {
  const tones: Partial<Record<YearState, NonNullable<TagProps['tone']>>> = {
    open: 'warning',
    pending: 'warning',
    kept: 'success',
    changed: 'success',
    upcoming: 'accent',
  };
  return tones[state] ?? 'neutral';
}

/** Whether the decision can still be made or changed. */
export const isDecidable = ({ state, refusal }: Pick<YearOfferData, 'state' | 'refusal'>): boolean =>
  refusal === null && (state === 'open' || state === 'kept' || state === 'pending');

/** What a decision that is over means for the order; null while it can be made. */
export function closedText(offer: Pick<YearOfferData, 'state' | 'refusal' | 'startsAt' | 'fromYear'>): string | null {
  if (isDecidable(offer)) return null;
  const { state, refusal, startsAt, fromYear } = offer;
  const start = longDate(startsAt);
  const texts: Partial<Record<YearState, string>> = {
    upcoming: t`年款选择将于 ${start} 开始`,
    changed: t`订单已变更为新年款，不可再次变更`,
    expired: t`选择已截止，订单保留 ${fromYear} 款`,
    locked: t`订单已锁定，保留 ${fromYear} 款`,
  };
  return texts[state] ?? refusal?.reason ?? t`年款选择已结束`;
}

/** What the end of the countdown means for a decision made so far; undefined while there is none. */
export function clockText(state: YearState): string | undefined {
  if (state === 'kept') return t`截止前可更改选择`;
  return state === 'pending' ? t`未签署将保留现款` : undefined;
}

/** `2026 款 → 2027 款`. */
export const yearsText = ({ fromYear, toYear }: Pick<YearOrderData, 'fromYear' | 'toYear'>): string =>
  t`${fromYear} 款 → ${toYear} 款`;
