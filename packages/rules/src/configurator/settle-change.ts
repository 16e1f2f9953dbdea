import { type CatalogueIndex, exclusiveGroupOf, inCatalogueOrder } from './dependency-maps';
import type { Draft } from './draft';
import { fillGroups, keepWanted } from './settle';
import type { OptionProduct, Selection } from './types';

/** What a change is built from. */
export interface ChangeInput {
  index: CatalogueIndex;
  before: ReadonlySet<string>;
  /** What must be in the result. */
  forced: Draft;
  /** What must not be in the result. */
  banned: ReadonlySet<string>;
}

function isOrphan(input: ChangeInput, codes: ReadonlySet<string>, product: OptionProduct): boolean {
  const { index, before, forced } = input;
  const code = product.productCode;
  if (!before.has(code) || forced.codes.has(code)) return false;
  if (product.isDefaultSelected || exclusiveGroupOf(index, product)) return false;
  const back = index.inverseMap.get(code) ?? [];
  const cameWithGone = back.some((e) => e.relation === 'cascade' && before.has(e.code) && !codes.has(e.code));
  return cameWithGone && !back.some((e) => codes.has(e.code));
}

/** Drops what had come only with a product that has now left. Defaults stay, and so does what something else still needs. */
function dropOrphans(input: ChangeInput, kept: ReadonlySet<string>): Set<string> {
  const codes = new Set(kept);
  const findOrphan = () =>
    input.index.catalogue.products.find((p) => codes.has(p.productCode) && isOrphan(input, codes, p));
  for (let orphan = findOrphan(); orphan; orphan = findOrphan()) codes.delete(orphan.productCode);
  return codes;
}

/** A level-1 product that newly arrives brings its default second-level products, if they need nothing else. */
function addDefaultSecondLevel({ index, before, banned }: ChangeInput, codes: Set<string>): void {
  for (const product of index.catalogue.products) {
    const { productCode, parentCode } = product;
    if (product.level !== 2 || parentCode === null || !product.isDefaultSelected || product.isSoldOut) continue;
    if (banned.has(productCode) || before.has(parentCode) || !codes.has(parentCode)) continue;
    if ((index.dependencyMap.get(productCode) ?? []).every((edge) => codes.has(edge.code))) codes.add(productCode);
  }
}

/** The valid selection nearest to the one before that respects `forced` and `banned`; null when there is none. */
export function settleChange(input: ChangeInput): Selection | null {
  const { index, before, forced, banned } = input;
  const filled = fillGroups(index, forced, before, banned);
  if (!filled) return null;
  const codes = dropOrphans(input, keepWanted(index, filled, before, banned).codes);
  addDefaultSecondLevel(input, codes);
  return inCatalogueOrder(index.catalogue, codes);
}
