import { useSyncExternalStore } from 'react';

/** State shared by components and native handlers. */
export interface Store<T> {
  get(): T;
  /** Merges new values into the state. */
  set(change: Partial<T> | ((now: T) => Partial<T>)): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store; subscribers are called on each change. */
export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...(typeof change === 'function' ? change(value) : change) };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Selects a part of a store; the component renders again when that part changes. */
export function useStore<T extends object, P>(store: Store<T>, pick: (value: T) => P): P {
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}
