import { useSyncExternalStore } from 'react';

const BASE = '/console';
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

window.addEventListener('popstate', tell);

/** The address in the browser from a path of the console. */
export const addressOf = (path: string): string => `${BASE}${path}`;

/** Opens a path of the console, such as `/orders?state=created`. */
export function go(path: string, { isReplaced = false } = {}): void {
  if (isReplaced) history.replaceState(null, '', addressOf(path));
  else history.pushState(null, '', addressOf(path));
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The address in the browser, query included, to tell whether somebody has gone elsewhere. */
export const currentAddress = (): string => `${location.pathname}${location.search}`;

/** Where the browser is: parts of the path, and the query. */
export function useRoute(): { parts: string[]; query: URLSearchParams } {
  const address = useSyncExternalStore(subscribe, currentAddress);
  const [path = '', search = ''] = address.split('?');
  const parts = path.slice(BASE.length).split('/').filter(Boolean).map(decodeURIComponent);
  return { parts, query: new URLSearchParams(search) };
}
