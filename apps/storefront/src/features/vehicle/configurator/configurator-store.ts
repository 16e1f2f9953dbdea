import type { VersionConfigData } from '@voltfront/contract';
import { canUndo } from '@voltfront/rules/configurator/history';
import { selectionPriceFen } from '@voltfront/rules/configurator/selection-price';
import type { Selection } from '@voltfront/rules/configurator/types';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Announcement,
  acceptProposal,
  type ConfiguratorState,
  declineProposal,
  openCatalogue,
  renewCatalogue,
  switchSecondLevel,
  tap,
  undoChoice,
} from './configurator-state';

type State = ConfiguratorState<VersionConfigData>;

/** The configurator of one version: its state and everything a customer can do to it. */
export interface Configurator {
  store: StoreApi<State>;
  /** Chosen codes, in catalogue order. */
  selection: () => Selection;
  /** Price before discounts and subsidies, in fen. */
  priceFen: () => number;
  canUndo: () => boolean;
  tap: (productCode: string) => void;
  accept: () => void;
  decline: () => void;
  undo: () => void;
  /** Takes out, or brings back, all second-level items of a product. */
  switchSecondLevel: (parentCode: string, how: 'remove' | 'restore') => void;
  /** Takes over a choice that was changed on another page; nothing happens when it is the same. */
  adopt: (codes: readonly string[]) => void;
  /** Takes over newer data of the same version. */
  renew: (config: VersionConfigData) => void;
  announce: (announcement: Announcement) => void;
  /** Puts the announcement away. */
  hush: () => void;
}

/**
 * Makes the configurator of a version.
 * @param savedCodes codes from a link, an order or storage; null starts with the standard options
 */
export function createConfigurator(config: VersionConfigData, savedCodes: readonly string[] | null): Configurator {
  const store = createStore<State>(() => openCatalogue(config, savedCodes));
  const change = (step: (state: State) => State) => store.setState(step(store.getState()), true);
  const selection = () => store.getState().history.present.selection;
  const priceOf = (codes: Selection) => selectionPriceFen(store.getState().catalogue, codes);
  return {
    store,
    selection,
    priceFen: () => priceOf(selection()),
    canUndo: () => canUndo(store.getState().history),
    tap: (productCode) => change((state) => tap(state, productCode)),
    accept: () => change(acceptProposal),
    decline: () => change(declineProposal),
    undo: () => change((state) => undoChoice(state, priceOf)),
    switchSecondLevel: (parentCode, how) => change((state) => switchSecondLevel(state, parentCode, how)),
    adopt: (codes) => {
      const isSame = [...codes].sort().join() === [...selection()].sort().join();
      if (!isSame) change((state) => openCatalogue(state.catalogue, codes));
    },
    renew: (next) => change((state) => renewCatalogue(state, next)),
    announce: (announcement) => change((state) => ({ ...state, announcement })),
    hush: () => change((state) => ({ ...state, announcement: null })),
  };
}
