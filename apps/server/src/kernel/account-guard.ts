import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Actor, type Ctx, withTransaction } from './context';
import type { Db } from './database';
import { refuse } from './errors';

/**
 * Keeps what a person writes and the cancellation of their account apart; given by the account module. Whoever writes for
 * a person holds their account in the transaction that writes: many may hold it at once, a cancellation waits for all of
 * them, and whoever comes behind a cancellation is refused. So nothing of a person is written after their cancellation.
 */
export interface AccountGuard {
  /**
   * Holds the account of the caller until the transaction ends; one statement. Also looks at the session, which may have
   * ended since the gateway remembered it.
   * @throws ACCOUNT_CANCELLED, SESSION_REPLACED, LOGIN_EXPIRED, TOKEN_UNKNOWN
   */
  hold(tx: Db, actor: Actor): Promise<void>;
  /** The same for jobs, which act for a person without a session; false when the account is cancelled. */
  holdAccount(tx: Db, accountId: string): Promise<boolean>;
  /** The same as a condition, for a write that is a single statement outside a transaction, or is about many people. */
  whileActive(accountId: string | SQLWrapper): SQL;
}

declare module './context' {
  interface AppServices {
    /** Missing where the account module is not loaded (tests of single modules). */
    accountGuard?: AccountGuard;
  }
}

/** A job that writes for one person: it holds their account, and does nothing once that is cancelled. */
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

/** The guard of this server; one that lets everybody pass where the account module is not loaded. */
export const guardOf = ({ app }: Ctx): AccountGuard => app.accountGuard ?? NO_GUARD;

/** Condition on rows of one person or of many: those whose accounts are active, held until the statement's transaction ends. */
export const ofActive = (ctx: Ctx, accountId: string | SQLWrapper): SQL => guardOf(ctx).whileActive(accountId);

/** Says why a write with the condition `ofActive` changed nothing for the caller. @throws what `hold` throws */
export async function refuseEndedAccount(ctx: Ctx): Promise<never> {
  await withTransaction(ctx, async () => undefined);
  throw refuse('ACCOUNT_CANCELLED');
}
