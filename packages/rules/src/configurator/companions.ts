import type { Step } from './change-types';
import { choose } from './choose';
import type { OptionProduct, VersionCatalogue } from './types';
import { type Choice, wholeChange } from './whole-change';

/** What a product would take along if it were chosen now. */
export interface Companions {
  /** Products that would come with it. */
  comes: OptionProduct[];
  /** Products that would be removed without another of their group replacing them. */
  goes: OptionProduct[];
  /** Price of all companions without the product itself and the product it replaces in a `one` group, in fen. */
  sumFen: number;
}

/** The product of the same group that it replaces: that price is part of the product's own choice. */
const isOwnSwap = (step: Step, productCode: string): boolean =>
  step.action === 'replaced' && step.because?.productCode === productCode;

/**
 * What a tap on a product would bring and push out beside it, priced for the choice as it is now: what is there already
 * costs nothing again. Null when the product is chosen, or cannot be.
 *
 * Example: 悦享座舱套件 (3 000) brings 真皮座椅包 (8 000) and 音响包 (9 000): 17 000 yuan; 9 000 once the leather is chosen.
 */
export function companionsOf(catalogue: VersionCatalogue, choice: Choice, productCode: string): Companions | null {
  if (choice.selection.includes(productCode)) return null;
  const change = choose(catalogue, choice.selection, productCode);
  if (change.kind === 'blocked') return null;
  const { steps } = wholeChange(catalogue, choice, change.kind === 'needs' ? change.accept : change);
  const others = steps.filter((step) => step.product.productCode !== productCode && !isOwnSwap(step, productCode));
  const productsOf = (action: Step['action']) =>
    others.filter((step) => step.action === action).map((step) => step.product);
  return {
    comes: productsOf('added'),
    goes: productsOf('removed'),
    sumFen: others.reduce((sumFen, step) => sumFen + step.priceFen, 0),
  };
}
