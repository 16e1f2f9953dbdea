import { formatDate } from '@voltfront/rules/format/date';
import { type Ctx, withTransaction } from '../../kernel/context';
import { InternalError } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { emptyLot, findLot } from './earned-lot.repository';
import { findEntry, insertEntries, moveBalance } from './points.repository';
import { settledBalances } from './settle-points';

/** An earning whose reason has gone, by the reason and ref it was booked with. */
export interface Earning {
  accountId: string;
  reason: string;
  ref: string;
}

/**
 * Takes back what is left of an earning, in the caller's transaction (or one of its own): points of it that were spent or
 * expired stay so. An earning is taken back once.
 * @returns the points that were taken and those that were used before; nothing when it was taken back or never booked
 */
export function takeBack(ctx: Ctx, { accountId, reason, ref }: Earning): Promise<{ taken: number; used: number }> {
  return withTransaction(ctx, async (tx) => {
    const { db } = tx;
    const now = tx.now();
    await settledBalances(tx, accountId);
    const ownRef = `${reason}:${ref}`;
    const lot = await findLot(db, accountId, reason, ref);
    if (!lot || (await findEntry(db, accountId, 'points', 'takenBack', ownRef))) return { taken: 0, used: 0 };
    const { lotId, remaining: amount, earned } = lot;
    if (amount === 0) return { taken: 0, used: earned };
    const balanceAfter = await moveBalance(db, accountId, { unit: 'points', delta: -amount }, now);
    if (balanceAfter === null) throw new InternalError(`the lots of ${accountId} hold more than its balance`);
    const entry = { accountId, id: newId(now), unit: 'points', delta: -amount, balanceAfter, reason: 'takenBack' };
    await insertEntries(db, [{ ...entry, ref: ownRef, day: formatDate(now), createdAt: now }]);
    await emptyLot(db, { accountId, entryId: entry.id, lotId, amount });
    return { taken: amount, used: earned - amount };
  });
}
