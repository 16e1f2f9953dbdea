import { AsyncLocalStorage } from 'node:async_hooks';
import type { SQLWrapper } from 'drizzle-orm';
import { InternalError } from './errors';

/** A write whose answer nobody waits for, made when it is sent. */
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

/** What `writeLast` collected in this transaction, in the order that it came. */
export const lastWrites = (): SQLWrapper[] => (current()?.lastWrites ?? []).map((write) => write());

/**
 * Leaves a write to the end of the transaction, where all of them are one statement: for rows that this transaction does
 * not read again, and that no other of its last writes changes. Never in a savepoint.
 * @param write gives an insert, update or delete, or text of one; kinds that come often as `preparedWrite`
 */
export function writeLast(write: LastWrite): void {
  const scope = current();
  if (!scope) throw new InternalError('writeLast outside of a transaction');
  scope.lastWrites.push(write);
}

/** Runs `work` as one transaction scope and, after it succeeded, what `afterCommit` collected. */
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

/** Runs what a logged-in person asked for: until it ended, `assertHolding` refuses their writes outside a transaction. */
export async function forPerson<T>(work: () => Promise<T>): Promise<T> {
  const scope = { active: true };
  try {
    return await people.run(scope, work);
  } finally {
    scope.active = false;
  }
}

/** Runs what is not done in the name of the caller: upkeep of the shop itself, and counters that know no account. */
export function forNobody<T>(work: () => PromiseLike<T>): Promise<T> {
  // Awaited in there: drizzle's statements run when somebody waits for them.
  return people.exit(async () => await work());
}

/**
 * Refuses a statement on the outer handle that writes for a logged-in person without holding their account: a transaction
 * of `withTransaction` does, and so does a statement with the condition `whileActive` of the account guard.
 */
export function assertHolding(text: string): void {
  if (people.getStore()?.active && WRITES.test(text) && !HOLDS_ACCOUNT.test(text)) {
    throw new InternalError(`a person's write outside a transaction: ${text.slice(0, 120)}`);
  }
}

/** Calls `task` once the current transaction is stored; at once when there is none. Lost when it rolls back. */
export function afterCommit(task: () => void): void {
  const scope = current();
  if (scope) scope.afterCommit.push(task);
  else people.exit(task);
}
