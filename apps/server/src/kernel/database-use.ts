import { AsyncLocalStorage } from 'node:async_hooks';

/** A call that uses the database: its endpoint, and the account that makes it. */
export interface CallUse {
  endpoint: string;
  /** Null for visitors. */
  person: string | null;
}

const uses = new AsyncLocalStorage<CallUse | 'work'>();

/** Runs what a call does, so that it takes no more connections than an endpoint and a person may have. */
export const asCall = <T>(call: CallUse, run: () => Promise<T>): Promise<T> => uses.run(call, run);

/**
 * Runs background work: jobs, upkeep, the first load of data. It has connections of its own, whose statements may take
 * their time, so it neither waits for customers nor keeps them waiting.
 */
export const asWork = <T>(run: () => Promise<T>): Promise<T> => uses.run('work', run);

/** Who uses the database now; undefined at the start and in scripts. */
export const currentUse = (): CallUse | 'work' | undefined => uses.getStore();
