const KEY = 'console.token';
const listeners = new Set<(reason: EndReason | null) => void>();

/** Why a session ended: by a press, after a time without use, or because the server says so. */
export type EndReason = 'loggedOut' | 'idleOut' | 'ended';

/** The token of the session, shared by the tabs of this browser. */
export const token = (): string | null => localStorage.getItem(KEY);

/** Keeps the token of a new session. */
export function beginSession(fresh: string): void {
  localStorage.setItem(KEY, fresh);
  for (const tell of listeners) tell(null);
}

/** Forgets the session on this computer. */
export function endSession(reason: EndReason): void {
  if (token() === null) return;
  localStorage.removeItem(KEY);
  for (const tell of listeners) tell(reason);
}

/** Calls `tell` when the session begins (null) or ends, in another tab as well. */
export function onSession(tell: (reason: EndReason | null) => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY) tell(event.newValue === null ? 'loggedOut' : null);
  };
  listeners.add(tell);
  window.addEventListener('storage', heard);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', heard);
  };
}
