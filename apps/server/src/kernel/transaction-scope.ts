import { AsyncLocalStorage } from 'node:async_hooks';
import type { SQLWrapper } from 'drizzle-orm';
import { InternalError } from './errors';

/** Builds a write whose result nobody needs; called when it is sent. */
type LastWrite = () => SQLWrapper;

interface Scope {
  active: boolean;
  afterCommit: (() => void)[];
  lastWrites: LastWrite[];
}

const scopes = new AsyncLocalStorage<Scope>();
const people = new AsyncLocalStorage<{ active: boolean }>();

function current(): Scope | undefined {
  const scope = scopes.getStore();
  return scope?.active ? scope : undefined;
}

/** True while the caller runs inside a transaction of this process. */
export function insideTransaction(): boolean {
  return current() !== undefined;
}

/**
 * Refuses a query on the outer database handle inside a transaction: PGlite has one connection and
 * would wait for itself forever, and PostgreSQL would not see the transaction's own changes.
 */
export function assertOutsideTransaction(what: string): void {
  if (current()) {
    throw new InternalError(
      `${what} on the outer database handle inside a transaction: use the transaction's handle (ctx.db)`,
    );
  }
}

/** The writes that `writeLast` collected in this transaction, in order. */
export const lastWrites = (): SQLWrapper[] => (current()?.lastWrites ?? []).map((write) => write());

/**
 * Postpones a write to the end of the transaction, where all of them are sent as one statement: for
 * rows that this transaction does not read again and that no other postponed write changes. Never
 * inside a savepoint.
 * @param write returns an insert, update or delete, or SQL text; use `preparedWrite` for frequent
 * ones
 */
export function writeLast(write: LastWrite): void {
  const scope = current();
  if (!scope) throw new InternalError('writeLast outside of a transaction');
  scope.lastWrites.push(write);
}

/** Runs `work` as one transaction scope and, if it succeeds, the callbacks of `afterCommit`. */
export async function runInScope<T>(work: () => Promise<T>): Promise<T> {
  const scope: Scope = { active: true, afterCommit: [], lastWrites: [] };
  const result = await scopes.run(scope, async () => {
    try {
      return await work();
    } finally {
      scope.active = false;
    }
  });
  for (const task of scope.afterCommit) people.exit(task);
  return result;
}

const WRITES = /\b(insert\s+into|update|delete\s+from)\b/i;
const HOLDS_ACCOUNT = /\bfor\s+key\s+share\b/i;

/**
 * Runs the request of a logged-in person: until it ends, `assertHolding` refuses their writes
 * outside a transaction.
 */
export async function forPerson<T>(work: () => Promise<T>): Promise<T> {
  const scope = { active: true };
  try {
    return await people.run(scope, work);
  } finally {
    scope.active = false;
  }
}

/** Runs work that is not done for the caller: cleanup, and counters without an account. */
export function forNobody<T>(work: () => PromiseLike<T>): Promise<T> {
  // Awaited here because drizzle runs a statement only when it is awaited.
  return people.exit(async () => await work());
}

/**
 * Refuses a write on the outer handle for a logged-in person that does not lock their account: use
 * `withTransaction`, or the condition `whileActive` of the account guard.
 */
export function assertHolding(text: string): void {
  if (people.getStore()?.active && WRITES.test(text) && !HOLDS_ACCOUNT.test(text)) {
    throw new InternalError(`a person's write outside a transaction: ${text.slice(0, 120)}`);
  }
}

/**
 * Calls `task` after the current transaction has committed; immediately when there is none. Dropped
 * on a rollback.
 */
export function afterCommit(task: () => void): void {
  const scope = current();
  if (scope) scope.afterCommit.push(task);
  else people.exit(task);
}
