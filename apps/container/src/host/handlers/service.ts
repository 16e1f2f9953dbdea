import type { BridgeHandlers } from '@voltfront/bridge';
import type { AppContext } from '../../app/context';

/** Handlers of the lists that the app stores: comparison and wish list. */
export function serviceHandlers({ app }: AppContext): BridgeHandlers {
  const change = (list: 'comparison' | 'wishes', work: (items: readonly string[]) => string[]) => {
    app.set((now) => ({ [list]: work(now[list]) }));
    return null;
  };
  const added = (items: readonly string[], item: string) => [...items.filter((each) => each !== item), item];
  return {
    'service.addToComparison': ({ carNumber }) => change('comparison', (items) => added(items, carNumber)),
    'service.addToWishlist': ({ carNumber }) => change('wishes', (items) => added(items, carNumber)),
    'service.deleteFromWishlist': ({ carNumber }) =>
      change('wishes', (items) => items.filter((each) => each !== carNumber)),
  };
}
