import type { OptionProductData, VersionConfigData } from '@voltfront/contract';
import { choose } from '@voltfront/rules/configurator/choose';
import { blockText, needText } from '@/features/vehicle/configurator/explain';

/** Options of a group that can replace one that is lost: directly chosen ones that are not sold out. */
export const replacements = ({ products }: VersionConfigData, groupCode: string): OptionProductData[] =>
  products.filter((product) => product.groupCode === groupCode && product.level === 1 && !product.isSoldOut);

/** Result of choosing another option: new codes, with a question first if other options change too, or the reason why it is impossible. */
export type Swap =
  | { kind: 'done'; productCodes: string[] }
  | { kind: 'ask'; question: string; productCodes: string[] }
  | { kind: 'blocked'; reason: string };

/** Takes an option of the new version under its dependencies. */
export function swapOption(config: VersionConfigData, productCodes: readonly string[], productCode: string): Swap {
  const change = choose(config, productCodes, productCode);
  if (change.kind === 'blocked') return { kind: 'blocked', reason: blockText(change.reason) };
  if (change.kind === 'applied') return { kind: 'done', productCodes: [...change.selection] };
  const product = config.products.find((each) => each.productCode === productCode);
  const question = product ? needText(product, change.missing) : '';
  return { kind: 'ask', question, productCodes: [...change.accept.selection] };
}
