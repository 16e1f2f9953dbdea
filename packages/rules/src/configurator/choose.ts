import { appliedChange, noChange } from './applied-change';
import type { BlockReason, Change } from './change-types';
import { indexCatalogue } from './dependency-maps';
import { type DraftConflict, EMPTY_DRAFT, include } from './draft';
import { requirementsOf } from './requirements';
import { settleChange } from './settle-change';
import type { OptionProduct, Selection, VersionCatalogue } from './types';

function toBlockReason(product: OptionProduct, conflict: DraftConflict): BlockReason {
  switch (conflict.kind) {
    case 'unknown':
      return { code: 'needUnknown', product: conflict.owner ?? product, neededCode: conflict.code };
    case 'soldOut':
      return { code: 'needSoldOut', product: conflict.owner ?? product, needed: conflict.product };
    case 'sameGroup':
      return { code: 'contradictoryNeeds', product, conflicts: [conflict.rival, conflict.product] };
    case 'banned':
      return { code: 'contradictoryNeeds', product, conflicts: [conflict.product] };
  }
}

/**
 * The customer taps a product.
 *
 * - It adds its cascade, and replaces its rival in a `one` group; what needed the rival goes, explained step by step.
 * - If it needs products that are not chosen, the answer is `needs` with a ready proposal; nothing changes before it is accepted.
 * - Sold out, unknown or contradictory: `blocked`.
 *
 * Example: 21 英寸轮毂 (8 000) needs 运动套装 (12 000): `needs`, missing 运动套装, proposal +20 000 yuan.
 * Every selection it returns is valid, whatever the input. Choosing what is already chosen changes nothing.
 */
export function choose(catalogue: VersionCatalogue, selection: Selection, productCode: string): Change {
  const index = indexCatalogue(catalogue);
  const product = index.byCode.get(productCode);
  if (!product) return { kind: 'blocked', reason: { code: 'unknownCode', productCode } };
  if (product.isSoldOut) return { kind: 'blocked', reason: { code: 'soldOut', product } };
  if (selection.includes(productCode)) return noChange(selection);

  const forced = include(index, EMPTY_DRAFT, productCode);
  if ('conflict' in forced) return { kind: 'blocked', reason: toBlockReason(product, forced.conflict) };
  const before = new Set(selection);
  const after = settleChange({ index, before, forced: forced.draft, banned: new Set() });
  if (!after) return { kind: 'blocked', reason: { code: 'contradictoryNeeds', product, conflicts: [] } };

  const change = appliedChange(index, selection, after, productCode);
  const missing: OptionProduct[] = [];
  for (const { code, relation } of requirementsOf(index, productCode)) {
    const needed = relation === 'depend' && !before.has(code) && index.byCode.get(code);
    if (needed) missing.push(needed);
  }
  return missing.length > 0 ? { kind: 'needs', missing, accept: change } : change;
}
