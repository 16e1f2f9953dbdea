import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { refuseEnded } from '../../gateway/session';
import type { AccountGuard } from '../../kernel/account-guard';
import type { Actor } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { prepared } from '../../kernel/prepared';
import { accounts, sessions } from './account.tables';

const isActive = (accountId: string | SQLWrapper) => and(eq(accounts.id, accountId), eq(accounts.state, 'active'));

const heldAccounts = prepared(
  ['accountId', 'sessionId'],
  (db, { accountId, sessionId }: Pick<Actor, 'accountId' | 'sessionId'>) =>
    db
      .select({ account: accounts.state, session: sessions.state })
      .from(accounts)
      .leftJoin(sessions, eq(sessions.id, sessionId))
      .where(eq(accounts.id, accountId))
      .for('key share', { of: accounts }),
);

/** Holds accounts by a shared lock on their row, which `for update` of a cancellation waits for. */
export const accountGuard: AccountGuard = {
  async hold(tx, actor) {
    const { accountId, sessionId } = actor;
    const [row] = await heldAccounts(tx, { accountId, sessionId });
    if (row?.account !== 'active') throw refuse('ACCOUNT_CANCELLED');
    if (row.session !== 'live') throw refuseEnded(row.session ?? 'unknown');
  },

  async holdAccount(tx, accountId) {
    const rows = await tx.select({ id: accounts.id }).from(accounts).where(isActive(accountId)).for('key share');
    return rows.length > 0;
  },

  whileActive: (accountId) => sql`exists (select 1 from ${accounts} where ${isActive(accountId)} for key share)`,
};
