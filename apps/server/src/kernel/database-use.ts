import { AsyncLocalStorage } from 'node:async_hooks';

/** A request that uses the database: its endpoint and account. */
export interface CallUse {
  endpoint: string;
  /** Null for visitors. */
  person: string | null;
}

const uses = new AsyncLocalStorage<CallUse | 'work'>();

/** Runs a request's work under the connection limits of its endpoint and person. */
export const asCall = <T>(call: CallUse, run: () => Promise<T>): Promise<T> => uses.run(call, run);

/**
 * Runs background work: jobs, cleanup, the first load of data. It uses a pool of its own with
 * longer timeouts, so it neither waits for requests nor blocks them.
 */
export const asWork = <T>(run: () => Promise<T>): Promise<T> => uses.run('work', run);

/** Who uses the database now; undefined at startup and in scripts. */
export const currentUse = (): CallUse | 'work' | undefined => uses.getStore();
