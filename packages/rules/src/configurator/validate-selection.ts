import type { OptionProduct, Selection, VersionCatalogue } from './types';

/** One thing that is wrong with a selection. */
export type Violation =
  | { code: 'unknownCode' | 'repeatedCode' | 'soldOut'; productCode: string }
  /** `productCode` is chosen without `neededCode`. */
  | { code: 'missingCascade' | 'missingDepend' | 'missingParent'; productCode: string; neededCode: string }
  /** A `one` group holds none, or more than one, of its products. */
  | { code: 'emptyGroup' | 'crowdedGroup'; groupCode: string };

function codeViolations(catalogue: VersionCatalogue, selection: Selection): Violation[] {
  const violations: Violation[] = [];
  selection.forEach((productCode, position) => {
    const product = catalogue.products.find((p) => p.productCode === productCode);
    if (!product) violations.push({ code: 'unknownCode', productCode });
    else if (product.isSoldOut) violations.push({ code: 'soldOut', productCode });
    if (selection.indexOf(productCode) !== position) violations.push({ code: 'repeatedCode', productCode });
  });
  return violations;
}

function needViolations(product: OptionProduct, selection: Selection): Violation[] {
  const { productCode } = product;
  const violations: Violation[] = [];
  for (const neededCode of product.cascadeProduct)
    if (!selection.includes(neededCode)) violations.push({ code: 'missingCascade', productCode, neededCode });
  for (const neededCode of product.dependProduct)
    if (!selection.includes(neededCode)) violations.push({ code: 'missingDepend', productCode, neededCode });
  const neededCode = product.level === 2 ? product.parentCode : null;
  if (neededCode !== null && !selection.includes(neededCode))
    violations.push({ code: 'missingParent', productCode, neededCode });
  return violations;
}

function groupViolations(catalogue: VersionCatalogue, selection: Selection): Violation[] {
  const violations: Violation[] = [];
  for (const { groupCode, choice } of catalogue.groups) {
    const members = catalogue.products.filter((p) => p.level === 1 && p.groupCode === groupCode);
    if (choice !== 'one' || members.length === 0) continue;
    const count = members.filter((p) => selection.includes(p.productCode)).length;
    if (count === 0) violations.push({ code: 'emptyGroup', groupCode });
    if (count > 1) violations.push({ code: 'crowdedGroup', groupCode });
  }
  return violations;
}

/**
 * Everything that is wrong with a selection; an empty list means that it can be ordered.
 * Written apart from `choose` and `remove` on purpose, so that the server and the tests check them rather than trust them.
 */
export function validateSelection(catalogue: VersionCatalogue, selection: Selection): Violation[] {
  return [
    ...codeViolations(catalogue, selection),
    ...catalogue.products.filter((p) => selection.includes(p.productCode)).flatMap((p) => needViolations(p, selection)),
    ...groupViolations(catalogue, selection),
  ];
}
