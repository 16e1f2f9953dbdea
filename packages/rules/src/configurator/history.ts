/** Values seen so far, newest last. Immutable: every function returns a new history. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
}

/** Number of steps that can be undone. */
export const HISTORY_LIMIT = 100;

/** Starts a history with nothing to undo. */
export function createHistory<T>(present: T): History<T> {
  return { past: [], present };
}

/** Adds a value. The same value again is no step; beyond `HISTORY_LIMIT` steps the oldest is forgotten. */
export function push<T>(history: History<T>, next: T): History<T> {
  if (next === history.present) return history;
  return { past: [...history.past, history.present].slice(-HISTORY_LIMIT), present: next };
}

/** Whether there is a step to undo. */
export function canUndo<T>(history: History<T>): boolean {
  return history.past.length > 0;
}

/** Goes back one step; the same history when there is none. The selection is restored with everything the step had removed. */
export function undo<T>(history: History<T>): History<T> {
  const previous = history.past[history.past.length - 1];
  if (previous === undefined) return history;
  return { past: history.past.slice(0, -1), present: previous };
}
