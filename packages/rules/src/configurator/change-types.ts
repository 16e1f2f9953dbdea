import type { OptionGroup, OptionProduct, Selection } from './types';

/**
 * Why a step happened.
 * - `chosen`: the customer tapped this product.
 * - `cascade`: it is added with `because`, or was added with something that has been removed.
 * - `depend`: `because` needs it, or it needed `because`, which has left.
 * - `sameGroup`: only one product of the group can be chosen; `because` is the product that was added or removed.
 * - `parentRemoved`: a second-level product whose level-1 product `because` has left.
 */
export type StepRelation = 'chosen' | 'cascade' | 'depend' | 'sameGroup' | 'parentRemoved';

/** One product that was added or removed. `replaced` is a removal in favour of another product of the same group. */
export interface Step {
  action: 'added' | 'removed' | 'replaced';
  product: OptionProduct;
  /** Product that caused this step; null when the customer chose or removed it. */
  because: OptionProduct | null;
  relation: StepRelation;
  /** Change of the total by this step, in fen: negative when a product is removed. The steps of a change sum to its delta. */
  priceFen: number;
}

/** Why a product cannot be chosen or removed. */
export type BlockReason =
  | { code: 'unknownCode'; productCode: string }
  | { code: 'soldOut'; product: OptionProduct }
  /** `product` needs or brings `needed`, which is sold out. */
  | { code: 'needSoldOut'; product: OptionProduct; needed: OptionProduct }
  /** `product` needs or brings a code that this version does not offer. */
  | { code: 'needUnknown'; product: OptionProduct; neededCode: string }
  /** The group must keep one product, and `product` has no replacement. */
  | { code: 'lastOfGroup'; product: OptionProduct; group: OptionGroup }
  /** No valid selection contains `product`. `conflicts` names the two products that exclude each other, or is empty. */
  | { code: 'contradictoryNeeds'; product: OptionProduct; conflicts: OptionProduct[] };

/** A change that leads to a valid selection, with everything that happened on the way. */
export interface AppliedChange {
  kind: 'applied';
  selection: Selection;
  steps: Step[];
  /** Price after minus price before, in fen. */
  priceDeltaFen: number;
}

/** The product needs others first: show `missing`, and take `accept.selection` when the customer agrees. */
export interface NeedsChange {
  kind: 'needs';
  missing: OptionProduct[];
  accept: AppliedChange;
}

/** Nothing changes, and `reason` says why. */
export interface BlockedChange {
  kind: 'blocked';
  reason: BlockReason;
}

/** Result of choosing or removing a product. */
export type Change = AppliedChange | NeedsChange | BlockedChange;
