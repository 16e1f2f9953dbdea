import { navigate } from '@/navigation';

/** A store that the customer took from the list. */
export interface ChosenStore {
  storeId: string;
  name: string;
  cityCode: string;
}

let waiting: ((store: ChosenStore | null) => void) | null = null;

/**
 * Opens the list of stores to choose from, and resolves with the one that was tapped; null when the customer turns back.
 *
 * @param filter what the list begins with: a city, a kind, a service
 * @example const store = await chooseStore({ service: 'drive' }); if (store) setStoreId(store.storeId);
 */
export function chooseStore(
  filter: { cityCode?: string; kind?: string; service?: string } = {},
): Promise<ChosenStore | null> {
  finishStoreChoice(null);
  return new Promise((resolve) => {
    waiting = resolve;
    navigate('/pagesStore/storeList', filter);
  });
}

/** Whether a page waits for the choice. */
export const isStoreAwaited = (): boolean => waiting !== null;

/** Ends the choice: called by the list, at the latest when it goes away. */
export function finishStoreChoice(store: ChosenStore | null): void {
  const settle = waiting;
  waiting = null;
  settle?.(store);
}
