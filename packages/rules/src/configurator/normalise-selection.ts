import { type CatalogueIndex, exclusiveGroupOf, inCatalogueOrder, indexCatalogue } from './dependency-maps';
import { type Draft, type DraftConflict, EMPTY_DRAFT, include } from './draft';
import { fillGroups, fillGroupsAsFarAsPossible, keepWanted } from './settle';
import type { OptionProduct, Selection, VersionCatalogue } from './types';

/** Why a saved code is no longer part of the configuration. `because` is the product at fault, if there is one. */
export interface DroppedCode {
  productCode: string;
  /** Null when the version does not offer the code. */
  product: OptionProduct | null;
  /** `sameGroup`: its group now holds `because`. `needUnavailable`: it needs `because`, or a code that cannot be had. */
  reason: 'unknownCode' | 'soldOut' | 'sameGroup' | 'needUnavailable';
  because: OptionProduct | null;
}

/** A saved selection made valid again, with all differences. */
export interface NormalisedSelection {
  selection: Selection;
  removed: DroppedCode[];
  /** Products that were not saved but are needed now, in catalogue order. */
  added: OptionProduct[];
}

function conflictProduct(conflict: DraftConflict): OptionProduct | null {
  if (conflict.kind === 'unknown') return null;
  return conflict.kind === 'sameGroup' ? conflict.rival : conflict.product;
}

function explainDrop(index: CatalogueIndex, draft: Draft, productCode: string): DroppedCode {
  const product = index.byCode.get(productCode) ?? null;
  if (!product) return { productCode, product, reason: 'unknownCode', because: null };
  if (product.isSoldOut) return { productCode, product, reason: 'soldOut', because: null };
  const group = exclusiveGroupOf(index, product);
  const holder = group && index.byCode.get(draft.taken.get(group.groupCode) ?? '');
  const alone = include(index, EMPTY_DRAFT, productCode);
  if (holder && 'draft' in alone) return { productCode, product, reason: 'sameGroup', because: holder };
  const result = 'conflict' in alone ? alone : include(index, draft, productCode);
  const because = 'conflict' in result ? conflictProduct(result.conflict) : null;
  return { productCode, product, reason: 'needUnavailable', because };
}

/**
 * Makes a selection saved earlier (a link, the wish list, an order) valid in today's catalogue.
 * Codes that no longer fit are dropped, each with its reason; missing cascades, needs and group choices are completed.
 * A valid selection is returned unchanged. A version without any valid selection gets as much as possible.
 */
export function normaliseSelection(catalogue: VersionCatalogue, codes: readonly string[]): NormalisedSelection {
  const index = indexCatalogue(catalogue);
  const saved = new Set(codes);
  const filled = fillGroups(index, EMPTY_DRAFT, saved) ?? fillGroupsAsFarAsPossible(index, EMPTY_DRAFT, saved);
  const draft = keepWanted(index, filled, saved);
  const selection = inCatalogueOrder(catalogue, draft.codes);
  return {
    selection,
    removed: [...saved].filter((code) => !draft.codes.has(code)).map((code) => explainDrop(index, draft, code)),
    added: catalogue.products.filter((p) => draft.codes.has(p.productCode) && !saved.has(p.productCode)),
  };
}
