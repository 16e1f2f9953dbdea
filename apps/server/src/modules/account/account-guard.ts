import { refuseEnded } from '../../gateway/session';
import type { AccountGuard } from '../../kernel/account-guard';
import { refuse } from '../../kernel/errors';
import { holdActive, holdWithSession, whileActive } from './account.repository';

/** Takes a shared lock on the account's row, which blocks the `for update` of a cancellation. */
export const accountGuard: AccountGuard = {
  async hold(tx, { accountId, sessionId }) {
    const [row] = await holdWithSession(tx, { accountId, sessionId });
    if (row?.account !== 'active') throw refuse('ACCOUNT_CANCELLED');
    if (row.session !== 'live') throw refuseEnded(row.session ?? 'unknown');
  },
  holdAccount: holdActive,
  whileActive,
};
