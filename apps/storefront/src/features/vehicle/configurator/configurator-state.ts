import type { AppliedChange, BlockReason, Change, Step } from '@voltfront/rules/configurator/change-types';
import { choose } from '@voltfront/rules/configurator/choose';
import { defaultSelection } from '@voltfront/rules/configurator/default-selection';
import { createHistory, type History, push, undo } from '@voltfront/rules/configurator/history';
import { type NormalisedSelection, normaliseSelection } from '@voltfront/rules/configurator/normalise-selection';
import { remove } from '@voltfront/rules/configurator/remove';
import {
  type RemovedSecondLevel,
  rememberSecondLevel,
  removeSecondLevel,
  restoreSecondLevel,
} from '@voltfront/rules/configurator/second-level';
import type { OptionProduct, Selection, VersionCatalogue } from '@voltfront/rules/configurator/types';

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

/** What the screen has to say after a tap. */
export type Announcement =
  | { kind: 'changed'; outcome: Outcome }
  | { kind: 'blocked'; reason: BlockReason }
  | { kind: 'undone'; priceDeltaFen: number }
  | { kind: 'versionChanged'; versionName: string; priceDeltaFen: number }
  | { kind: 'repaired'; result: NormalisedSelection };

/** The product needs others: shown as a proposal, and nothing changes before it is accepted. */
export interface Proposal {
  readonly product: OptionProduct;
  readonly missing: readonly OptionProduct[];
  readonly outcome: Outcome;
}

/** Everything the configurator knows about one version and the choice made in it. */
export interface ConfiguratorState<C extends VersionCatalogue = VersionCatalogue> {
  readonly catalogue: C;
  readonly history: History<Choice>;
  readonly proposal: Proposal | null;
  readonly announcement: Announcement | null;
}

/** Starts with the standard options, or with codes saved earlier, repaired where they no longer fit. */
export function openCatalogue<C extends VersionCatalogue>(
  catalogue: C,
  savedCodes: readonly string[] | null,
): ConfiguratorState<C> {
  const result = savedCodes && normaliseSelection(catalogue, savedCodes);
  const selection = result ? result.selection : defaultSelection(catalogue);
  const isRepaired = result !== null && (result.removed.length > 0 || result.added.length > 0);
  return {
    catalogue,
    history: createHistory({ selection, removedSecondLevel: {} }),
    proposal: null,
    announcement: isRepaired ? { kind: 'repaired', result } : null,
  };
}

/** A newer catalogue of the same version (prices or stock changed): keeps the choice as far as it still fits. */
export function renewCatalogue<C extends VersionCatalogue>(
  state: ConfiguratorState<C>,
  catalogue: C,
): ConfiguratorState<C> {
  return openCatalogue(catalogue, state.history.present.selection);
}

/** Level-1 products that newly came get their second-level items back from the saved copy. */
function settleSecondLevel(catalogue: VersionCatalogue, before: Choice, change: AppliedChange): Outcome {
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

function take<C extends VersionCatalogue>(state: ConfiguratorState<C>, outcome: Outcome): ConfiguratorState<C> {
  if (outcome.steps.length === 0) return { ...state, proposal: null };
  return {
    ...state,
    history: push(state.history, outcome.choice),
    proposal: null,
    announcement: { kind: 'changed', outcome },
  };
}

function answer<C extends VersionCatalogue>(
  state: ConfiguratorState<C>,
  productCode: string,
  change: Change,
): ConfiguratorState<C> {
  if (change.kind === 'blocked') return { ...state, proposal: null, announcement: change };
  const applied = change.kind === 'needs' ? change.accept : change;
  const outcome = settleSecondLevel(state.catalogue, state.history.present, applied);
  const product = state.catalogue.products.find((candidate) => candidate.productCode === productCode);
  if (change.kind === 'needs' && product) {
    return { ...state, announcement: null, proposal: { product, missing: change.missing, outcome } };
  }
  return take(state, outcome);
}

/** Whether a tap on a chosen product takes it out: true for second-level items and groups of many. */
function canToggle(catalogue: VersionCatalogue, productCode: string): boolean {
  const product = catalogue.products.find((candidate) => candidate.productCode === productCode);
  const group = catalogue.groups.find((candidate) => candidate.groupCode === product?.groupCode);
  return product?.level === 2 || group?.choice === 'many';
}

/** The customer taps an option: it is chosen, or taken out when it was chosen and its group allows that. */
export function tap<C extends VersionCatalogue>(
  state: ConfiguratorState<C>,
  productCode: string,
): ConfiguratorState<C> {
  const { catalogue } = state;
  const { selection } = state.history.present;
  const isRemoval = selection.includes(productCode) && canToggle(catalogue, productCode);
  const change = isRemoval ? remove(catalogue, selection, productCode) : choose(catalogue, selection, productCode);
  return answer(state, productCode, change);
}

/** Takes the proposal with everything it brings. */
export function acceptProposal<C extends VersionCatalogue>(state: ConfiguratorState<C>): ConfiguratorState<C> {
  return state.proposal ? take(state, state.proposal.outcome) : state;
}

/** Leaves everything as it was. */
export function declineProposal<C extends VersionCatalogue>(state: ConfiguratorState<C>): ConfiguratorState<C> {
  return state.proposal ? { ...state, proposal: null } : state;
}

/** Takes out all second-level items of a product, or brings them back from the saved copy. */
export function switchSecondLevel<C extends VersionCatalogue>(
  state: ConfiguratorState<C>,
  parentCode: string,
  how: 'remove' | 'restore',
): ConfiguratorState<C> {
  const { selection, removedSecondLevel } = state.history.present;
  const change = (how === 'remove' ? removeSecondLevel : restoreSecondLevel)(
    state.catalogue,
    selection,
    removedSecondLevel,
    parentCode,
  );
  const choice = { selection: change.selection, removedSecondLevel: change.removedSecondLevel };
  return take(state, { choice, steps: change.steps, priceDeltaFen: change.priceDeltaFen });
}

/** Goes back one step, with everything the step had taken away or brought. */
export function undoChoice<C extends VersionCatalogue>(
  state: ConfiguratorState<C>,
  priceFen: (selection: Selection) => number,
): ConfiguratorState<C> {
  const history = undo(state.history);
  if (history === state.history) return state;
  const priceDeltaFen = priceFen(history.present.selection) - priceFen(state.history.present.selection);
  return { ...state, history, proposal: null, announcement: { kind: 'undone', priceDeltaFen } };
}
