import type { BridgeHandlers } from '@voltfront/bridge';

/** Handlers of texts that the app stores for the page. */
export const storageHandlers = (storage: () => Storage): BridgeHandlers => ({
  'storage.get': ({ key }) => ({ value: storage().getItem(key) }),
  'storage.set': ({ key, value }) => {
    storage().setItem(key, value);
    return null;
  },
  'storage.remove': ({ key }) => {
    storage().removeItem(key);
    return null;
  },
  'storage.clear': () => {
    storage().clear();
    return null;
  },
});
