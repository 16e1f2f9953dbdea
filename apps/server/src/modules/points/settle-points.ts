import { formatDate } from '@voltfront/rules/format/date';
import { type Ctx, withTransaction } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import {
  divideIntoLots,
  emptyExpired,
  type Lot,
  renewNextExpiry,
  selectAccountsToSettle,
  selectExpired,
} from './lot.repository';
import { insertEntries, lockBalance, moveBalance } from './points.repository';
import { pointsRules } from './points-rules';

/** Accounts that the upkeep reads at a time. */
const MOST_ACCOUNTS = 1000;

/** Lots by the midnight at which they expired. */
function byMidnight(lots: readonly Lot[]): Map<number, Lot[]> {
  const groups = new Map<number, Lot[]>();
  for (const lot of lots) groups.set(lot.expiresAt, [...(groups.get(lot.expiresAt) ?? []), lot]);
  return groups;
}

/** Writes one entry per midnight at which points expired. @returns the balance afterwards */
async function expire(ctx: Ctx, accountId: string, balance: number): Promise<number> {
  const now = ctx.now();
  const groups = [...byMidnight(await selectExpired(ctx.db, accountId, now))];
  if (groups.length === 0) {
    // What was to expire is spent: without this the upkeep would find the account again and again.
    await renewNextExpiry(ctx.db, accountId);
    return balance;
  }
  let left = balance;
  const uses: { entryId: string; lotId: string; amount: number }[] = [];
  const entries = groups.map(([expiresAt, lots]) => {
    const id = newId(expiresAt);
    const expired = lots.reduce((sum, { amount }) => sum + amount, 0);
    left -= expired;
    uses.push(...lots.map(({ lotId, amount }) => ({ entryId: id, lotId, amount })));
    const day = formatDate(expiresAt);
    return {
      accountId,
      id,
      unit: 'points',
      delta: -expired,
      balanceAfter: left,
      reason: 'expiry',
      ref: day,
      day,
      createdAt: expiresAt,
    };
  });
  await insertEntries(ctx.db, entries);
  await emptyExpired(ctx.db, accountId, now, uses);
  const moved = await moveBalance(ctx.db, accountId, { unit: 'points', delta: left - balance }, now);
  if (moved === null) throw new InternalError(`the lots of ${accountId} hold more than its balance`);
  return left;
}

/**
 * Locks the balances of an account for the rest of the transaction, and takes out points whose time is over, so that what
 * follows sees what can be spent.
 */
export async function settledBalances(ctx: Ctx, accountId: string) {
  const now = ctx.now();
  const row = await lockBalance(ctx.db, accountId, now);
  if (!row.hasLots) await divideIntoLots(ctx.db, accountId, row.points, (await pointsRules(ctx)).expiryMonths);
  const isDue = !row.hasLots || (row.nextExpiryAt !== null && row.nextExpiryAt <= now);
  const points = isDue ? await expire(ctx, accountId, row.points) : row.points;
  return { points, growth: row.growth, kr: row.kr };
}

/** Settles one account. @returns false when that failed, which the log says; others go on */
async function settle(ctx: Ctx, accountId: string): Promise<boolean> {
  try {
    await withTransaction(ctx, (tx) => settledBalances(tx, accountId));
    return true;
  } catch (error) {
    ctx.log.error({ err: error, accountId }, 'points of an account cannot be settled');
    return false;
  }
}

/**
 * Takes expired points out of all accounts, a batch at a time until none is left or one fails, which the next run meets again.
 * Run every hour, it may run in several processes at once.
 */
export async function settleAll(ctx: Ctx): Promise<void> {
  let isMore = true;
  while (isMore) {
    const accounts = await selectAccountsToSettle(ctx.db, ctx.now(), MOST_ACCOUNTS);
    const settled = [];
    for (const accountId of accounts) settled.push(await settle(ctx, accountId));
    isMore = accounts.length >= MOST_ACCOUNTS && settled.every(Boolean);
  }
}
