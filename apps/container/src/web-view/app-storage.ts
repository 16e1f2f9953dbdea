/**
 * Storage of the app's web view: a part of the browser's own, so that the shop in another tab and the shop in the phone
 * know nothing of each other.
 * @param prefix of the keys; each kind of phone has its own
 */
export function createAppStorage(real: Storage, prefix: string): Storage {
  const ownKeys = () =>
    Object.keys(real)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  const methods: Storage = {
    get length() {
      return ownKeys().length;
    },
    key: (index) => ownKeys()[index] ?? null,
    getItem: (key) => real.getItem(prefix + key),
    setItem: (key, value) => real.setItem(prefix + key, value),
    removeItem: (key) => real.removeItem(prefix + key),
    clear: () => {
      for (const key of ownKeys()) real.removeItem(prefix + key);
    },
  };
  // Entries are also properties of a storage: pages list them with `Object.keys`.
  return new Proxy(Object.create(null) as Storage, {
    get: (_target, name) =>
      name in methods ? Reflect.get(methods, name) : (methods.getItem(String(name)) ?? undefined),
    has: (_target, name) => name in methods || methods.getItem(String(name)) !== null,
    set: (_target, name, value) => {
      methods.setItem(String(name), String(value));
      return true;
    },
    deleteProperty: (_target, name) => {
      methods.removeItem(String(name));
      return true;
    },
    ownKeys,
    getOwnPropertyDescriptor: (_target, name) => {
      const value = typeof name === 'string' ? methods.getItem(name) : null;
      return value === null ? undefined : { value, writable: true, enumerable: true, configurable: true };
    },
  });
}
