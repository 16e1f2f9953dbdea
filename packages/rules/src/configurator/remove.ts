import { appliedChange, noChange } from './applied-change';
import type { BlockReason, Change } from './change-types';
import { type CatalogueIndex, exclusiveGroupOf, indexCatalogue } from './dependency-maps';
import { EMPTY_DRAFT } from './draft';
import { requirementsOf } from './requirements';
import { settleChange } from './settle-change';
import type { OptionProduct, Selection, VersionCatalogue } from './types';

/** The chosen product of a `one` group that cannot do without `product`, as the reason why `product` has to stay. */
function stuckReason(index: CatalogueIndex, selection: Selection, product: OptionProduct): BlockReason {
  for (const code of selection) {
    const holder = index.byCode.get(code);
    const group = holder && exclusiveGroupOf(index, holder);
    if (!holder || !group) continue;
    if (requirementsOf(index, code).some((requirement) => requirement.code === product.productCode))
      return { code: 'lastOfGroup', product: holder, group };
  }
  return { code: 'contradictoryNeeds', product, conflicts: [] };
}

/**
 * The customer takes a product out.
 *
 * - What depends on it, what refines it and what would bring it back goes too; what had come only with it goes as well.
 * - The product of a `one` group cannot be removed, only replaced: `blocked` with `lastOfGroup`. If such a product needed
 *   the removed one, another of its group replaces it; if none can, removal is blocked.
 *
 * Removing what is not chosen changes nothing.
 */
export function remove(catalogue: VersionCatalogue, selection: Selection, productCode: string): Change {
  const index = indexCatalogue(catalogue);
  const product = index.byCode.get(productCode);
  if (!product) return { kind: 'blocked', reason: { code: 'unknownCode', productCode } };
  if (!selection.includes(productCode)) return noChange(selection);
  const group = exclusiveGroupOf(index, product);
  if (group) return { kind: 'blocked', reason: { code: 'lastOfGroup', product, group } };

  const banned = new Set([productCode]);
  const after = settleChange({ index, before: new Set(selection), forced: EMPTY_DRAFT, banned });
  if (!after) return { kind: 'blocked', reason: stuckReason(index, selection, product) };
  return appliedChange(index, selection, after, productCode);
}
