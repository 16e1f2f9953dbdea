import type { PGlite, Transaction } from '@electric-sql/pglite';

/** Longest run of database work, in milliseconds, before the event loop gets a turn. */
const STRETCH_MS = 4;

/**
 * Runs work on the embedded database one piece at a time, in order of arrival. PGlite computes in
 * this process and moves from one statement to the next without yielding to the event loop: without
 * breaks, no request is read and no timer fires while callers keep coming.
 */
class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();
  private stretchBegan = 0;

  /** Runs `work` after all earlier work has ended. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(() => this.breathe()).then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  /** Yields to the event loop when the database has been busy for a while. */
  async breathe(): Promise<void> {
    if (performance.now() - this.stretchBegan < STRETCH_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.stretchBegan = performance.now();
  }
}

type Method = (...args: unknown[]) => unknown;

/** `target` with some of its methods replaced; the others stay bound to it. */
function withMethods<T extends object>(target: T, replaced: Record<string, Method>): T {
  return new Proxy(target, {
    get(_, property) {
      const own = replaced[property as string];
      if (own) return own;
      const value = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** A client that yields to the event loop between statements, also inside a transaction. */
export function takeTurns(client: PGlite): PGlite {
  const queue = new SerialQueue();
  const inTransaction = (tx: Transaction): Transaction => {
    const afterwards =
      (method: Method): Method =>
      async (...args) => {
        const result = await method(...args);
        await queue.breathe();
        return result;
      };
    return withMethods(tx, {
      query: afterwards(tx.query.bind(tx) as Method),
      exec: afterwards(tx.exec.bind(tx) as Method),
    });
  };
  return withMethods(client, {
    query: (...args) => queue.run(() => Reflect.apply(client.query, client, args)),
    exec: (...args) => queue.run(() => Reflect.apply(client.exec, client, args)),
    transaction: (work) =>
      queue.run(() => client.transaction((tx) => (work as (tx: Transaction) => Promise<unknown>)(inTransaction(tx)))),
  });
}
