import { formatDate } from '@voltfront/rules/format/date';
import { type Ctx, withTransaction } from '../../kernel/context';
import { newId } from '../../kernel/ids';
import { divideIntoLots, emptyExpired, type Lot, selectAccountsToSettle, selectExpired } from './lot.repository';
import { insertEntries, lockBalance, moveBalance } from './points.repository';
import { pointsRules } from './points-rules';

/** Accounts that one run of the upkeep settles. */
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
  if (groups.length === 0) return balance;
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
  await moveBalance(ctx.db, accountId, { unit: 'points', delta: left - balance }, now);
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

/** Takes expired points out of all accounts; run every hour, it may run in several processes at once. */
export async function settleAll(ctx: Ctx): Promise<void> {
  for (const accountId of await selectAccountsToSettle(ctx.db, ctx.now(), MOST_ACCOUNTS))
    await withTransaction(ctx, (tx) => settledBalances(tx, accountId));
}
