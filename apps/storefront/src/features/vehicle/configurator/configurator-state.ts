import type { BlockReason, Change } from '@voltfront/rules/configurator/change-types';
import { choose } from '@voltfront/rules/configurator/choose';
import { defaultSelection } from '@voltfront/rules/configurator/default-selection';
import { createHistory, type History, push, undo } from '@voltfront/rules/configurator/history';
import { type NormalisedSelection, normaliseSelection } from '@voltfront/rules/configurator/normalise-selection';
import { remove } from '@voltfront/rules/configurator/remove';
import { removeSecondLevel, restoreSecondLevel } from '@voltfront/rules/configurator/second-level';
import type { OptionProduct, Selection, VersionCatalogue } from '@voltfront/rules/configurator/types';
import { type Choice, type Outcome, wholeChange } from '@voltfront/rules/configurator/whole-change';

/** Notice shown after a tap. */
export type Announcement =
  | { kind: 'changed'; outcome: Outcome }
  | { kind: 'blocked'; reason: BlockReason }
  | { kind: 'undone'; priceDeltaFen: number }
  | { kind: 'versionChanged'; versionName: string; priceDeltaFen: number }
  | { kind: 'repaired'; result: NormalisedSelection };

/** The product needs others, or others leave with it: shown as a proposal, and nothing changes before it is accepted. */
export interface Proposal {
  readonly kind: 'add' | 'remove';
  readonly product: OptionProduct;
  /** Required products; empty for a removal. */
  readonly missing: readonly OptionProduct[];
  readonly outcome: Outcome;
}

/** State of the configurator for one version and its current choice. */
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

function take<C extends VersionCatalogue>(state: ConfiguratorState<C>, outcome: Outcome): ConfiguratorState<C> {
  if (outcome.steps.length === 0) return { ...state, proposal: null };
  return {
    ...state,
    history: push(state.history, outcome.choice),
    proposal: null,
    announcement: { kind: 'changed', outcome },
  };
}

/** The question that a change raises; null when it is made without asking. */
function proposalOf(change: Change, kind: Proposal['kind'], product: OptionProduct, outcome: Outcome): Proposal | null {
  if (change.kind === 'needs') return { kind, product, missing: change.missing, outcome };
  return kind === 'remove' && outcome.steps.length > 1 ? { kind, product, missing: [], outcome } : null;
}

function answer<C extends VersionCatalogue>(
  state: ConfiguratorState<C>,
  productCode: string,
  change: Change,
  kind: Proposal['kind'],
): ConfiguratorState<C> {
  if (change.kind === 'blocked') return { ...state, proposal: null, announcement: change };
  const applied = change.kind === 'needs' ? change.accept : change;
  const outcome = wholeChange(state.catalogue, state.history.present, applied);
  const product = state.catalogue.products.find((candidate) => candidate.productCode === productCode);
  const proposal = product ? proposalOf(change, kind, product, outcome) : null;
  return proposal ? { ...state, announcement: null, proposal } : take(state, outcome);
}

/** Whether a tap on a chosen product takes it out: true for second-level items and groups of many. */
function canToggle(catalogue: VersionCatalogue, productCode: string): boolean {
  const product = catalogue.products.find((candidate) => candidate.productCode === productCode);
  const group = catalogue.groups.find((candidate) => candidate.groupCode === product?.groupCode);
  return product?.level === 2 || group?.choice === 'many';
}

/**
 * The customer taps an option: it is chosen, or taken out when it was chosen and its group allows that. Asks first when it
 * needs others, or when others leave with it.
 */
export function tap<C extends VersionCatalogue>(
  state: ConfiguratorState<C>,
  productCode: string,
): ConfiguratorState<C> {
  const { catalogue } = state;
  const { selection } = state.history.present;
  const isRemoval = selection.includes(productCode) && canToggle(catalogue, productCode);
  const change = isRemoval ? remove(catalogue, selection, productCode) : choose(catalogue, selection, productCode);
  return answer(state, productCode, change, isRemoval ? 'remove' : 'add');
}

/** Takes the proposal with everything it brings. */
export function acceptProposal<C extends VersionCatalogue>(state: ConfiguratorState<C>): ConfiguratorState<C> {
  return state.proposal ? take(state, state.proposal.outcome) : state;
}

/** Changes nothing. */
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
