import { t } from '@lingui/core/macro';
import type { CouponKind } from '@voltfront/rules/coupon/coupon-kinds';
import { formatPriceShort } from '@voltfront/rules/money';

/** Texts of a coupon's value and its condition. */
export interface CouponValue {
  kind: CouponKind;
  title: string;
  amountFen: number;
  quantity: number;
  unit: string;
  thresholdFen: number;
}

/** Names of the kinds. */
export const kindName = (kind: CouponKind): string =>
  ({
    cashOff: t`现金抵扣`,
    optionOff: t`选装抵扣`,
    charging: t`充电`,
    service: t`服务`,
    merchandise: t`周边`,
  })[kind];

function unitName(unit: string): string {
  const names: Record<string, string> = { kWh: t`度`, times: t`次`, cups: t`杯` };
  return names[unit] ?? t`件`;
}

/** The big figure and what stands beside it: `¥2,000` or `50 度`. */
export const valueParts = ({ amountFen, quantity, unit }: CouponValue): [sign: string, figure: string, unit: string] =>
  amountFen > 0 ? ['¥', formatPriceShort(amountFen), ''] : ['', `${quantity}`, unitName(unit)];

/** From which amount on it can be used. */
export const conditionText = ({ thresholdFen, kind }: CouponValue): string => {
  if (thresholdFen === 0) return t`无门槛`;
  const amount = formatPriceShort(thresholdFen);
  return kind === 'optionOff' ? t`选装满 ${amount} 元可用` : t`满 ${amount} 元可用`;
};
