import type { OptionProductData, VersionConfigData } from '@voltfront/contract';
import type { Choice } from '@voltfront/rules/configurator/whole-change';
import { type CarView, carPicture } from '../stage/car-pictures';

/** The configured car with a product instead of the one chosen in its group. */
export function pictureWith(
  config: VersionConfigData,
  choice: Choice,
  product: OptionProductData,
  view: CarView,
): string {
  const { groupCode, productCode } = product;
  const rivals = config.products.filter((each) => each.groupCode === groupCode).map((each) => each.productCode);
  const rest = choice.selection.filter((code) => !rivals.includes(code));
  return carPicture(config, [...rest, productCode], view);
}
