import { t } from '@lingui/core/macro';
import type { OptionProductData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';

/** Surcharge of an option, or the reason why it is not available. */
export function priceMark(product: OptionProductData): string {
  if (product.isSoldOut) return t`已售罄`;
  return product.priceFen === 0 ? t`标配` : `+${formatYuan(product.priceFen)}`;
}
