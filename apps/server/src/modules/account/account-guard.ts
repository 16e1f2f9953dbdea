import { refuseEnded } from '../../gateway/session';
import type { AccountGuard } from '../../kernel/account-guard';
import { refuse } from '../../kernel/errors';
import { holdActive, holdWithSession, whileActive } from './account.repository';

/** Holds accounts by a shared lock on their row, which `for update` of a cancellation waits for. */
export const accountGuard: AccountGuard = {
  async hold(tx, { accountId, sessionId }) {
    const [row] = await holdWithSession(tx, { accountId, sessionId });
    if (row?.account !== 'active') throw refuse('ACCOUNT_CANCELLED');
    if (row.session !== 'live') throw refuseEnded(row.session ?? 'unknown');
  },
  holdAccount: holdActive,
  whileActive,
};
