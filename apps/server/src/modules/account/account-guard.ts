import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { refuseEnded } from '../../gateway/session';
import type { AccountGuard } from '../../kernel/account-guard';
import { refuse } from '../../kernel/errors';
import { accounts, sessions } from './account.tables';

const isActive = (accountId: string | SQLWrapper) => and(eq(accounts.id, accountId), eq(accounts.state, 'active'));

/** Holds accounts by a shared lock on their row, which `for update` of a cancellation waits for. */
export const accountGuard: AccountGuard = {
  async hold(tx, actor) {
    const [row] = await tx
      .select({ account: accounts.state, session: sessions.state })
      .from(accounts)
      .leftJoin(sessions, eq(sessions.id, actor.sessionId))
      .where(eq(accounts.id, actor.accountId))
      .for('key share', { of: accounts });
    if (row?.account !== 'active') throw refuse('ACCOUNT_CANCELLED');
    if (row.session !== 'live') throw refuseEnded(row.session ?? 'unknown');
  },

  async holdAccount(tx, accountId) {
    const rows = await tx.select({ id: accounts.id }).from(accounts).where(isActive(accountId)).for('key share');
    return rows.length > 0;
  },

  whileActive: (accountId) => sql`exists (select 1 from ${accounts} where ${isActive(accountId)} for key share)`,
};
