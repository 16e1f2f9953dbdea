import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Actor, type Ctx, withTransaction } from './context';
import type { Db } from './database';
import { refuse } from './errors';

/**
 * Serialises the writes of a person and the cancellation of their account; implemented by the
 * account module. A transaction that writes for a person takes a shared lock on their account: many
 * can hold it at once, a cancellation waits for all of them, and a transaction that comes after a
 * cancellation is refused. So nothing is written for a person after their cancellation.
 */
export interface AccountGuard {
  /**
   * Locks the caller's account (shared) until the transaction ends; one statement. Also checks the
   * session, which may have ended since the gateway cached it.
   * @throws ACCOUNT_CANCELLED, SESSION_REPLACED, LOGIN_EXPIRED, TOKEN_UNKNOWN
   */
  hold(tx: Db, actor: Actor): Promise<void>;
  /**
   * The same lock for jobs, which act for a person without a session; false when the account is
   * cancelled.
   */
  holdAccount(tx: Db, accountId: string): Promise<boolean>;
  /**
   * The same as an SQL condition, for a write that is a single statement outside a transaction, or
   * that concerns many people.
   */
  whileActive(accountId: string | SQLWrapper): SQL;
}

declare module './context' {
  interface AppServices {
    /** Missing where the account module is not loaded (tests of single modules). */
    accountGuard?: AccountGuard;
  }
}

/**
 * A job handler that writes for one person: it locks their account, and does nothing when the
 * account is cancelled.
 */
export function whenActive<P>(
  personOf: (payload: P) => string,
  run: (ctx: Ctx, payload: P) => Promise<void>,
): (ctx: Ctx, payload: P) => Promise<void> {
  return async (ctx, payload) => {
    const isActive = (await ctx.app.accountGuard?.holdAccount(ctx.db, personOf(payload))) ?? true;
    if (isActive) await run(ctx, payload);
  };
}

const NO_GUARD: AccountGuard = {
  hold: async () => undefined,
  holdAccount: async () => true,
  whileActive: () => sql`true`,
};

/** The server's account guard; without the account module, one that never refuses. */
export const guardOf = ({ app }: Ctx): AccountGuard => app.accountGuard ?? NO_GUARD;

/**
 * SQL condition on rows of one or many people: their accounts are active, and stay locked (shared)
 * until the statement's transaction ends.
 */
export const ofActive = (ctx: Ctx, accountId: string | SQLWrapper): SQL => guardOf(ctx).whileActive(accountId);

/**
 * Call it when a write with the condition `ofActive` changed nothing: throws the reason. @throws
 * what `hold` throws
 */
export async function refuseEndedAccount(ctx: Ctx): Promise<never> {
  await withTransaction(ctx, async () => undefined);
  throw refuse('ACCOUNT_CANCELLED');
}
