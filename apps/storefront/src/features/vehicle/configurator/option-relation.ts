import { t } from '@lingui/core/macro';
import type { VersionConfigData } from '@voltfront/contract';
import { companionsOf } from '@voltfront/rules/configurator/companions';
import type { OptionProduct } from '@voltfront/rules/configurator/types';
import type { Choice } from '@voltfront/rules/configurator/whole-change';
import { companionText } from './explain';

/**
 * What an option takes along, in words, for the choice as it is now: the sum of all that a tap on it would add, what came
 * with it once it is chosen, and what it needs while that cannot be had.
 */
export function relationText(config: VersionConfigData, choice: Choice, product: OptionProduct): string {
  const namesOf = (codes: readonly string[]) =>
    config.products.filter(({ productCode }) => codes.includes(productCode)).map(({ name }) => name);
  const relatives = namesOf([...product.cascadeProduct, ...product.dependProduct]).join('、');
  if (choice.selection.includes(product.productCode)) return relatives && t`已同时选装 ${relatives}`;
  const companions = companionsOf(config, choice, product.productCode);
  if (companions) return companionText(companions);
  return relatives && t`需搭配 ${relatives}`;
}
