import type { Step } from './change-types';
import { choose } from './choose';
import { remove } from './remove';
import { selectionPriceFen } from './selection-price';
import type { OptionProduct, Selection, VersionCatalogue } from './types';

/** The saved copy: level-1 product code → the second-level codes that left together with it. */
export type RemovedSecondLevel = Readonly<Record<string, readonly string[]>>;

/** A second-level product as the configurator lists it. */
export interface FlaggedSecondLevel {
  product: OptionProduct;
  isChosen: boolean;
  /** It was removed with its level-1 product or together with the others, and `restoreSecondLevel` restores it. */
  isRemoved: boolean;
}

/** A selection together with the saved copy that belongs to it. */
export interface SecondLevelChange {
  selection: Selection;
  removedSecondLevel: RemovedSecondLevel;
  steps: Step[];
  /** Price after minus price before, in fen. */
  priceDeltaFen: number;
}

function secondLevelOf(catalogue: VersionCatalogue, parentCode: string): OptionProduct[] {
  return catalogue.products.filter((p) => p.level === 2 && p.parentCode === parentCode);
}

/** The second-level products of one level-1 product, each flagged as chosen, removed or neither. */
export function flagSecondLevel(
  catalogue: VersionCatalogue,
  selection: Selection,
  saved: RemovedSecondLevel,
  parentCode: string,
): FlaggedSecondLevel[] {
  return secondLevelOf(catalogue, parentCode).map((product) => {
    const isChosen = selection.includes(product.productCode);
    return { product, isChosen, isRemoved: !isChosen && (saved[parentCode] ?? []).includes(product.productCode) };
  });
}

/**
 * Updates the saved copy after a change: second-level products that left together with their level-1 product are kept in it,
 * and a level-1 product that was added again is dropped from the memory. Restore before calling this with the restored selection.
 */
export function rememberSecondLevel(
  catalogue: VersionCatalogue,
  saved: RemovedSecondLevel,
  before: Selection,
  after: Selection,
): RemovedSecondLevel {
  const next: Record<string, readonly string[]> = { ...saved };
  for (const parent of catalogue.products.filter((p) => p.level === 1)) {
    const code = parent.productCode;
    if (after.includes(code) && !before.includes(code)) delete next[code];
    if (!before.includes(code) || after.includes(code)) continue;
    const children = secondLevelOf(catalogue, code).map((p) => p.productCode);
    const lost = children.filter((child) => before.includes(child));
    if (lost.length > 0) next[code] = lost;
    else delete next[code];
  }
  return next;
}

/**
 * Takes out the second-level products of one level-1 product and keeps them in the saved copy.
 * One that the level-1 product cannot be without stays.
 */
export function removeSecondLevel(
  catalogue: VersionCatalogue,
  selection: Selection,
  saved: RemovedSecondLevel,
  parentCode: string,
): SecondLevelChange {
  const steps: Step[] = [];
  let current = selection;
  const chosen = secondLevelOf(catalogue, parentCode).filter((p) => selection.includes(p.productCode));
  for (const { productCode } of chosen) {
    const change = remove(catalogue, current, productCode);
    if (change.kind !== 'applied' || !change.selection.includes(parentCode)) continue;
    current = change.selection;
    steps.push(...change.steps);
  }
  const gone = chosen.map((p) => p.productCode).filter((code) => !current.includes(code));
  const copy = [...new Set([...(saved[parentCode] ?? []), ...gone])];
  const removedSecondLevel = gone.length > 0 ? { ...saved, [parentCode]: copy } : saved;
  const priceDeltaFen = selectionPriceFen(catalogue, current) - selectionPriceFen(catalogue, selection);
  return { selection: current, removedSecondLevel, steps, priceDeltaFen };
}

/**
 * Brings the second-level products of a chosen level-1 product back from the saved copy.
 * Those that are sold out by now, or would need or push out something else, stay away; the copy of this product is used up.
 */
export function restoreSecondLevel(
  catalogue: VersionCatalogue,
  selection: Selection,
  saved: RemovedSecondLevel,
  parentCode: string,
): SecondLevelChange {
  const steps: Step[] = [];
  let current = selection;
  if (!selection.includes(parentCode)) return { selection, removedSecondLevel: saved, steps, priceDeltaFen: 0 };
  for (const code of saved[parentCode] ?? []) {
    const change = choose(catalogue, current, code);
    if (change.kind !== 'applied' || change.steps.some((step) => step.action !== 'added')) continue;
    current = change.selection;
    steps.push(...change.steps);
  }
  const { [parentCode]: _used, ...removedSecondLevel } = saved;
  const priceDeltaFen = selectionPriceFen(catalogue, current) - selectionPriceFen(catalogue, selection);
  return { selection: current, removedSecondLevel, steps, priceDeltaFen };
}
