import { useSyncExternalStore } from 'react';

let isLost = false;
const listeners = new Set<() => void>();

/** The live channel said something, or was lost. */
export function noteLive(isThere: boolean): void {
  if (isLost === !isThere) return;
  isLost = !isThere;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Whether the live channel was lost and is being opened again. */
export const useLiveLost = (): boolean => useSyncExternalStore(subscribe, () => isLost);
