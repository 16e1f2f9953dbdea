import { t } from '@lingui/core/macro';
import type { OptionProductData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';

/** What an option adds to the price, or why it cannot be had. */
export function priceMark(product: OptionProductData): string {
  if (product.isSoldOut) return t`已售罄`;
  return product.priceFen === 0 ? t`标配` : `+${formatYuan(product.priceFen)}`;
}
