import type { AppliedChange, Step } from './change-types';
import { type RemovedSecondLevel, rememberSecondLevel, restoreSecondLevel } from './second-level';
import type { Selection, VersionCatalogue } from './types';

/** A choice together with the saved copy of second-level items that left with their first-level product. */
export interface Choice {
  readonly selection: Selection;
  readonly removedSecondLevel: RemovedSecondLevel;
}

/** A change as the customer sees it: where it leads, what happened on the way, and what it costs. */
export interface Outcome {
  readonly choice: Choice;
  readonly steps: readonly Step[];
  /** Price after minus price before, in fen. */
  readonly priceDeltaFen: number;
}

/** A change with the second-level items that come back, from the saved copy, with their level-1 products. */
export function wholeChange(catalogue: VersionCatalogue, before: Choice, change: AppliedChange): Outcome {
  const steps = [...change.steps];
  let { selection } = change;
  let saved = before.removedSecondLevel;
  let priceDeltaFen = change.priceDeltaFen;
  for (const parentCode of Object.keys(saved)) {
    if (before.selection.includes(parentCode) || !selection.includes(parentCode)) continue;
    const restored = restoreSecondLevel(catalogue, selection, saved, parentCode);
    selection = restored.selection;
    saved = restored.removedSecondLevel;
    const because = catalogue.products.find((product) => product.productCode === parentCode) ?? null;
    steps.push(...restored.steps.map((step): Step => ({ ...step, because, relation: 'cascade' })));
    priceDeltaFen += restored.priceDeltaFen;
  }
  const removedSecondLevel = rememberSecondLevel(catalogue, saved, before.selection, selection);
  return { choice: { selection, removedSecondLevel }, steps, priceDeltaFen };
}
