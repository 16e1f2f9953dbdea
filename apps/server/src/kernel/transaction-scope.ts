import { AsyncLocalStorage } from 'node:async_hooks';
import { InternalError } from './errors';

interface Scope {
  active: boolean;
  afterCommit: (() => void)[];
}

const scopes = new AsyncLocalStorage<Scope>();

function current(): Scope | undefined {
  const scope = scopes.getStore();
  return scope?.active ? scope : undefined;
}

/** True while the caller runs inside a transaction of this process. */
export function insideTransaction(): boolean {
  return current() !== undefined;
}

/**
 * Refuses a query on the outer database handle inside a transaction: PGlite has one connection and would wait for
 * itself for good, and PostgreSQL would not see the transaction's own changes.
 */
export function assertOutsideTransaction(what: string): void {
  if (current()) {
    throw new InternalError(
      `${what} on the outer database handle inside a transaction: use the transaction's handle (ctx.db)`,
    );
  }
}

/** Runs `work` as one transaction scope and, after it succeeded, what `afterCommit` collected. */
export async function runInScope<T>(work: () => Promise<T>): Promise<T> {
  const scope: Scope = { active: true, afterCommit: [] };
  const result = await scopes.run(scope, async () => {
    try {
      return await work();
    } finally {
      scope.active = false;
    }
  });
  for (const task of scope.afterCommit) task();
  return result;
}

/** Calls `task` once the current transaction is stored; at once when there is none. Lost when it rolls back. */
export function afterCommit(task: () => void): void {
  const scope = current();
  if (scope) scope.afterCommit.push(task);
  else task();
}
