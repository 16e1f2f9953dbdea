import { formatDate } from '@voltfront/rules/format/date';
import { pointsExpiry } from '@voltfront/rules/points/points-expiry';
import { DAY_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import type { Booked } from './book';
import { type LotUse, returnUse, selectUses } from './lot.repository';
import { findEntry, insertEntries, moveBalance } from './points.repository';
import { pointsRules } from './points-rules';
import { settledBalances } from './settle-points';

/** Points of a spending that go back. */
export interface GivenBack {
  accountId: string;
  /** Reason and ref of the spending. */
  reason: string;
  ref: string;
  /** A whole number above zero, at most what was spent and not given back yet. */
  amount: number;
  /** Why they go back, such as the number of a refund: the same one is booked once. */
  because: string;
}

/** Divides `amount` over the lots of a spending, in their order. @throws InternalError when they hold less */
function divide(uses: readonly LotUse[], amount: number): LotUse[] {
  let left = amount;
  const parts = uses.flatMap((use) => {
    const part = Math.min(use.amount, left);
    left -= part;
    return part > 0 ? [{ ...use, amount: part }] : [];
  });
  if (left > 0) throw new InternalError(`${left} points more than were spent cannot go back`);
  return parts;
}

/**
 * Gives points of a spending back, in the caller's transaction (or one of its own): into the lots they came from, or, where
 * those have expired meanwhile, as a lot that can be spent for some days more.
 * @returns `booked` is 0 when this was given back before
 */
export function giveBack(ctx: Ctx, { accountId, reason, ref, amount, because }: GivenBack): Promise<Booked> {
  return withTransaction(ctx, async (tx) => {
    const { db } = tx;
    const now = tx.now();
    const before = (await settledBalances(tx, accountId)).points;
    const ownRef = `${reason}:${ref}:${because}`;
    if (await findEntry(db, accountId, 'points', 'returned', ownRef)) return { booked: 0, balance: before };
    const spending = await findEntry(db, accountId, 'points', reason, ref);
    if (!spending || spending.delta >= 0) throw new InternalError(`nothing was spent for ${reason} ${ref}`);
    const parts = divide(await selectUses(db, accountId, spending.id), amount);
    for (const { lotId, amount: part, expiresAt } of parts)
      await returnUse(db, accountId, { entryId: spending.id, lotId, amount: part, isLive: expiresAt > now });
    const remaining = parts.reduce((sum, part) => sum + (part.expiresAt > now ? 0 : part.amount), 0);
    const lateEnd = pointsExpiry(now + (await pointsRules(tx)).returnDays * DAY_MS, 0);
    const firstEnd = Math.min(...parts.map(({ expiresAt }) => (expiresAt > now ? expiresAt : lateEnd)));
    const balance = await moveBalance(db, accountId, { unit: 'points', delta: amount, expiresAt: firstEnd }, now);
    if (balance === null) throw new InternalError(`cannot give ${amount} points back`);
    const lot = remaining > 0 ? { remaining, expiresAt: lateEnd } : {};
    const entry = {
      accountId,
      id: newId(now),
      unit: 'points',
      delta: amount,
      balanceAfter: balance,
      reason: 'returned',
    };
    await insertEntries(db, [{ ...entry, ref: ownRef, day: formatDate(now), createdAt: now, ...lot }]);
    return { booked: amount, balance };
  });
}
