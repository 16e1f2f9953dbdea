import { inCatalogueOrder, indexCatalogue } from './dependency-maps';
import { EMPTY_DRAFT } from './draft';
import { fillGroups, fillGroupsAsFarAsPossible, keepWanted } from './settle';
import type { Selection, VersionCatalogue } from './types';

/**
 * What a customer sees first: the default products with all they bring or need.
 * A default that is sold out or cannot be had gives way to the first product of its `one` group that can; elsewhere it is left out.
 * A version without any valid selection (a group sold out altogether) gets as much as possible: see `validateSelection`.
 */
export function defaultSelection(catalogue: VersionCatalogue): Selection {
  const index = indexCatalogue(catalogue);
  const defaults = catalogue.products.filter((product) => product.isDefaultSelected);
  const wanted = new Set(defaults.map((product) => product.productCode));
  const filled = fillGroups(index, EMPTY_DRAFT, wanted) ?? fillGroupsAsFarAsPossible(index, EMPTY_DRAFT, wanted);
  // A default refinement of a product that was not taken must not pull that product in.
  const suitable = new Set(
    defaults
      .filter(
        (p) => p.level === 1 || p.parentCode === null || filled.codes.has(p.parentCode) || wanted.has(p.parentCode),
      )
      .map((p) => p.productCode),
  );
  return inCatalogueOrder(catalogue, keepWanted(index, filled, suitable).codes);
}
