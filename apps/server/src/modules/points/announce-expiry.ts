import { DAY_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import { publish } from '../../kernel/jobs';
import { sumExpiring } from './lot.repository';
import { markAnnounced, selectToAnnounce } from './notice.repository';

/** How long before their end points are announced. */
const AHEAD_MS = 7 * DAY_MS;
/** Accounts that are read at a time. */
const BATCH = 500;

async function announce(ctx: Ctx, accountId: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const expiresAt = await markAnnounced(tx.db, accountId);
    if (expiresAt === null) return;
    const { points } = await sumExpiring(tx.db, accountId, expiresAt);
    if (points > 0) await publish(tx, 'PointsExpiring', { accountId, points, expiresAt });
  });
}

/** Announces points that expire within a week, once for each end; safe in several processes at once. */
export async function announceExpiry(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  let accounts: string[];
  do {
    accounts = await selectToAnnounce(ctx.db, { from: now, to: now + AHEAD_MS }, BATCH);
    for (const accountId of accounts) await announce(ctx, accountId);
  } while (accounts.length === BATCH);
}
