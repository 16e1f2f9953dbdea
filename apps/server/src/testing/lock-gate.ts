import pg from 'pg';
import { InternalError } from '../kernel/errors';

/**
 * Holds locks on a connection of its own, so that a test decides when other statements continue.
 */
export interface LockGate {
  /**
   * Waits until this many statements of the database wait for a lock.
   * @throws InternalError when `settled` finishes earlier, or on a timeout: then the test would
   * prove nothing
   */
  untilWaiting(count: number, settled: Promise<unknown>): Promise<void>;
  /** Releases the locks. */
  open(): Promise<void>;
}

const WAITING = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
/** Shorter than the lock timeout of a statement. */
const MOST_MS = 20_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, 10));

/** Runs a locking statement in a transaction that stays open until the gate opens. */
export async function closeGate(url: string, statement: string, values: unknown[] = []): Promise<LockGate> {
  const holder = new pg.Client({ connectionString: url });
  const watcher = new pg.Client({ connectionString: url });
  await Promise.all([holder.connect(), watcher.connect()]);
  await holder.query('begin');
  await holder.query(statement, values);
  return {
    async untilWaiting(count, settled) {
      let isSettled = false;
      const settle = () => {
        isSettled = true;
      };
      settled.then(settle, settle);
      const until = Date.now() + MOST_MS;
      const waiting = async () => (await watcher.query<{ n: number }>(WAITING)).rows[0]?.n ?? 0;
      for (let seen = await waiting(); seen < count; seen = await waiting()) {
        if (isSettled || Date.now() > until) throw new InternalError(`${seen} of ${count} statements wait at the gate`);
        await pause();
      }
    },
    async open() {
      await holder.query('commit');
      await Promise.all([holder.end(), watcher.end()]);
    },
  };
}
