import { SECOND_MS } from '@voltfront/rules/time';
import { createStore } from '../store/create-store';

/** What can go wrong on the bridge, on demand. */
export type FaultKind = 'none' | 'slow' | 'silent' | 'error' | 'unknown' | 'garbage' | 'twice' | 'late';

/** A fault and the calls that it affects. */
export interface FaultPlan {
  kind: FaultKind;
  /** Name of a method, the first part of names (`appInfo.`), or empty for every call. */
  target: string;
  /** How long `slow` waits in ms. */
  slowMs: number;
  /** It affects the next call only. */
  isOnce: boolean;
}

/** The page's timeout is 5 s: a late answer arrives after it. */
export const LATE_MS = 6 * SECOND_MS;

const noFault: FaultPlan = { kind: 'none', target: '', slowMs: 1500, isOnce: false };

export type FaultStore = ReturnType<typeof createFaultStore>;

export const createFaultStore = () => createStore<FaultPlan>(noFault);

/** The fault for a call, `none` when it goes well; a fault for one call is removed by it. */
export function takeFault(store: FaultStore, method: string): FaultKind {
  const { kind, target, isOnce } = store.get();
  if (kind === 'none' || !method.startsWith(target)) return 'none';
  if (isOnce) store.set({ kind: 'none' });
  return kind;
}
