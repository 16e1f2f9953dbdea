import type { AppliedChange } from './change-types';
import type { CatalogueIndex } from './dependency-maps';
import { explainSteps } from './explain-steps';
import { selectionPriceFen } from './selection-price';
import type { Selection } from './types';

/** The change from one selection to another, explained and priced. */
export function appliedChange(
  index: CatalogueIndex,
  before: Selection,
  after: Selection,
  actorCode: string,
): AppliedChange {
  return {
    kind: 'applied',
    selection: after,
    steps: explainSteps(index, before, after, actorCode),
    priceDeltaFen: selectionPriceFen(index.catalogue, after) - selectionPriceFen(index.catalogue, before),
  };
}

/** The change that changes nothing: a product chosen twice, or removed when it was not there. */
export function noChange(selection: Selection): AppliedChange {
  return { kind: 'applied', selection, steps: [], priceDeltaFen: 0 };
}
