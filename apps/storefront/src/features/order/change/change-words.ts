import { t } from '@lingui/core/macro';
import type { ChangeRowData, DeliveryEstimateData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import type { TagProps } from '@/ui';

/** Kind of change of one item of an order. */
export type ChangeMark = ChangeRowData['mark'];

/** Displayed name of a kind of change. */
export function markName(mark: ChangeMark): string {
  const names: Record<ChangeMark, string> = {
    same: t`相同`,
    upgrade: t`升级`,
    replace: t`替代`,
    cancel: t`取消`,
    add: t`新增`,
  };
  return names[mark];
}

const TONES: Record<ChangeMark, NonNullable<TagProps['tone']>> = {
  same: 'neutral',
  upgrade: 'success',
  replace: 'accent',
  cancel: 'danger',
  add: 'success',
};

/** Colour of a mark: green is more than before, red is less. */
export const markTone = (mark: ChangeMark): NonNullable<TagProps['tone']> => TONES[mark];

/** A difference in price as a short mark: `+¥8,000`, `-¥8,000`; empty when there is none. */
export function differenceMark(fen: number): string {
  if (fen === 0) return '';
  return fen > 0 ? `+${formatYuan(fen)}` : formatYuan(fen);
}

/** A difference in price as the customer's own matter: more to pay, less to pay, or the same. */
export function differenceName(fen: number): string {
  if (fen === 0) return t`价格不变`;
  return fen > 0 ? t`需补差价` : t`应退差价`;
}

/** `4–6 周`, or `6 周`. */
export const weeksText = ({ fromWeeks, toWeeks }: Pick<DeliveryEstimateData, 'fromWeeks' | 'toWeeks'>): string =>
  fromWeeks === toWeeks ? t`${toWeeks} 周` : t`${fromWeeks}–${toWeeks} 周`;
