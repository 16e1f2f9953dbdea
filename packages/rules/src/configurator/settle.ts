import type { CatalogueIndex } from './dependency-maps';
import { type Draft, tryInclude } from './draft';
import type { OptionGroup, OptionProduct } from './types';

function candidatesOf(index: CatalogueIndex, group: OptionGroup, wanted: ReadonlySet<string>): OptionProduct[] {
  const all = index.catalogue.products.filter((p) => p.level === 1 && p.groupCode === group.groupCode);
  const isWanted = (p: OptionProduct) => wanted.has(p.productCode);
  return [
    ...all.filter(isWanted),
    ...all.filter((p) => !isWanted(p) && p.isDefaultSelected),
    ...all.filter((p) => !isWanted(p) && !p.isDefaultSelected),
  ];
}

/** The `one` groups that have something to choose from, each with its candidates: wanted, then default, then display order. */
function openGroups(index: CatalogueIndex, wanted: ReadonlySet<string>): [string, OptionProduct[]][] {
  return index.catalogue.groups
    .filter((group) => group.choice === 'one')
    .map((group): [string, OptionProduct[]] => [group.groupCode, candidatesOf(index, group, wanted)])
    .filter(([, candidates]) => candidates.length > 0);
}

/**
 * Gives every `one` group exactly one product, starting from `draft` and preferring the `wanted` codes.
 * Tries every combination that can still work before it gives up: null means that there is no valid selection around `draft`.
 */
export function fillGroups(
  index: CatalogueIndex,
  draft: Draft,
  wanted: ReadonlySet<string>,
  banned?: ReadonlySet<string>,
): Draft | null {
  const groups = openGroups(index, wanted);
  const fillFrom = (position: number, current: Draft): Draft | null => {
    const entry = groups[position];
    if (!entry) return current;
    const [groupCode, candidates] = entry;
    if (current.taken.has(groupCode)) return fillFrom(position + 1, current);
    for (const candidate of candidates) {
      const next = tryInclude(index, current, candidate.productCode, banned);
      const done = next && fillFrom(position + 1, next);
      if (done) return done;
    }
    return null;
  };
  return fillFrom(0, draft);
}

/** Fills what can be filled when no combination suits every group; the result has violations that `validateSelection` names. */
export function fillGroupsAsFarAsPossible(index: CatalogueIndex, draft: Draft, wanted: ReadonlySet<string>): Draft {
  let current = draft;
  for (const [groupCode, candidates] of openGroups(index, wanted)) {
    for (const candidate of candidates) {
      if (current.taken.has(groupCode)) break;
      current = tryInclude(index, current, candidate.productCode) ?? current;
    }
  }
  return current;
}

/** Adds every wanted code that fits, with what it brings or needs, in catalogue order. */
export function keepWanted(
  index: CatalogueIndex,
  draft: Draft,
  wanted: ReadonlySet<string>,
  banned?: ReadonlySet<string>,
): Draft {
  let current = draft;
  for (const { productCode } of index.catalogue.products) {
    if (!wanted.has(productCode) || current.codes.has(productCode)) continue;
    current = tryInclude(index, current, productCode, banned) ?? current;
  }
  return current;
}
