import type { PGlite, Transaction } from '@electric-sql/pglite';

/** Longest stretch of database work, in milliseconds, after which everything else gets a turn of the event loop. */
const STRETCH_MS = 4;

/**
 * Work on the embedded database, one piece at a time and in the order of its coming. PGlite computes in this process and
 * goes from one statement to the next without the event loop: without breaks, no request is read and no timer fires for as
 * long as callers keep coming.
 */
class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();
  private stretchBegan = 0;

  /** Runs `work` once all earlier work has ended. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(() => this.breathe()).then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  /** Lets other events of the process in when the database has kept it busy for a while. */
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

/** A client whose work lets the rest of the process in between: after each statement, also inside of a transaction. */
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
