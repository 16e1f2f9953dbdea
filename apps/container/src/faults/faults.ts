import { SECOND_MS } from '@voltfront/rules/time';
import { createStore } from '../store/create-store';

/** Faults that the bridge can simulate. */
export type FaultKind = 'none' | 'slow' | 'silent' | 'error' | 'unknown' | 'garbage' | 'twice' | 'late';

/** A fault and the calls that it affects. */
export interface FaultPlan {
  kind: FaultKind;
  /** Name of a method, a prefix of names (`appInfo.`), or empty for every call. */
  target: string;
  /** Delay of `slow` in ms. */
  slowMs: number;
  /** Whether it affects the next call only. */
  isOnce: boolean;
}

/** A late response arrives after the page's timeout of 5 s. */
export const LATE_MS = 6 * SECOND_MS;

const noFault: FaultPlan = { kind: 'none', target: '', slowMs: 1500, isOnce: false };

export type FaultStore = ReturnType<typeof createFaultStore>;

export const createFaultStore = () => createStore<FaultPlan>(noFault);

/** The fault that applies to a call, or `none`; a fault for a single call is removed. */
export function takeFault(store: FaultStore, method: string): FaultKind {
  const { kind, target, isOnce } = store.get();
  if (kind === 'none' || !method.startsWith(target)) return 'none';
  if (isOnce) store.set({ kind: 'none' });
  return kind;
}
