import { type CatalogueIndex, exclusiveGroupOf } from './dependency-maps';
import { requirementsOf } from './requirements';
import type { OptionProduct } from './types';

/** A selection in the making: everything it contains has what it needs, and no `one` group holds two products. */
export interface Draft {
  readonly codes: ReadonlySet<string>;
  /** Group code → the product that holds it, for `one` groups. */
  readonly taken: ReadonlyMap<string, string>;
}

/** The draft that contains nothing. */
export const EMPTY_DRAFT: Draft = { codes: new Set(), taken: new Map() };

/** Why a product does not fit into a draft. `owner` is the product that brings or needs the trouble. */
export type DraftConflict =
  | { kind: 'unknown'; code: string; owner: OptionProduct | null }
  | { kind: 'soldOut'; product: OptionProduct; owner: OptionProduct | null }
  | { kind: 'banned'; product: OptionProduct }
  | { kind: 'sameGroup'; product: OptionProduct; rival: OptionProduct };

/** Either the larger draft or the reason why there is none. */
export type IncludeResult = { draft: Draft } | { conflict: DraftConflict };

/** Adds a product and everything it brings or needs, unless something in it is sold out, unknown, banned or excluded. */
export function include(
  index: CatalogueIndex,
  draft: Draft,
  code: string,
  banned: ReadonlySet<string> = new Set(),
): IncludeResult {
  const codes = new Set(draft.codes);
  const taken = new Map(draft.taken);
  for (const requirement of requirementsOf(index, code)) {
    if (codes.has(requirement.code)) continue;
    const owner = (requirement.because !== null && index.byCode.get(requirement.because)) || null;
    const product = index.byCode.get(requirement.code);
    if (!product) return { conflict: { kind: 'unknown', code: requirement.code, owner } };
    if (product.isSoldOut) return { conflict: { kind: 'soldOut', product, owner } };
    if (banned.has(product.productCode)) return { conflict: { kind: 'banned', product } };
    const group = exclusiveGroupOf(index, product);
    const rival = group && index.byCode.get(taken.get(group.groupCode) ?? '');
    if (rival) return { conflict: { kind: 'sameGroup', product, rival } };
    if (group) taken.set(group.groupCode, product.productCode);
    codes.add(product.productCode);
  }
  return { draft: { codes, taken } };
}

/** `include` for callers that do not care why: the larger draft, or null. */
export function tryInclude(
  index: CatalogueIndex,
  draft: Draft,
  code: string,
  banned?: ReadonlySet<string>,
): Draft | null {
  const result = include(index, draft, code, banned);
  return 'draft' in result ? result.draft : null;
}
