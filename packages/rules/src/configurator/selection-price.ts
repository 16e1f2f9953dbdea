import type { Selection, VersionCatalogue } from './types';

/**
 * Price of a configuration before discounts and subsidies, in fen: the version plus every chosen product, unknown codes ignored.
 *
 * Example: version 229 900 yuan, paint 6 000 and wheels 8 000 make 243 900 yuan = 24 390 000 fen.
 */
export function selectionPriceFen(catalogue: VersionCatalogue, selection: Selection): number {
  const chosen = new Set(selection);
  let totalFen = catalogue.basePriceFen;
  for (const product of catalogue.products) if (chosen.has(product.productCode)) totalFen += product.priceFen;
  return totalFen;
}
