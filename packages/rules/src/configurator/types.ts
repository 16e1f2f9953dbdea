/**
 * The configurator's vocabulary. A version of a model offers products in groups; a customer's choice is a set of product codes.
 * Field names `productCode`, `isDefaultSelected`, `cascadeProduct` and `dependProduct` are the specification's.
 */

/** One thing a customer can choose: a battery, a paint, a wheel, a package, or a refinement of one of them. */
export interface OptionProduct {
  /** Unique within its version. */
  productCode: string;
  name: string;
  /** Code of the group it belongs to. */
  groupCode: string;
  /** 1: chosen directly. 2: refines a level-1 product (see `parentCode`) and goes away with it. */
  level: 1 | 2;
  /** Level-1 product that a level-2 product refines; null at level 1. */
  parentCode: string | null;
  /** Added to the version's base price, in fen; 0 when included. */
  priceFen: number;
  isDefaultSelected: boolean;
  /** Visible, but cannot be chosen. */
  isSoldOut: boolean;
  /** Choosing this product adds all of these. */
  cascadeProduct: string[];
  /** This product needs all of these to be chosen. */
  dependProduct: string[];
}

/** A heading of the configurator, such as 外观 or 选装. */
export interface OptionGroup {
  groupCode: string;
  name: string;
  /** `one`: exactly one level-1 product is chosen at any time. `many`: any number, none included. */
  choice: 'one' | 'many';
}

/** Everything the rules need to know about one version. Groups and products are in display order. */
export interface VersionCatalogue {
  versionId: string;
  versionName: string;
  /** Price of the version without options, in fen. */
  basePriceFen: number;
  groups: OptionGroup[];
  products: OptionProduct[];
}

/** Chosen product codes, in catalogue order, without repeats. */
export type Selection = readonly string[];
