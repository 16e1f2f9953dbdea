import { formatDate } from '@voltfront/rules/format/date';
import type { Ctx } from '../../kernel/context';
import type { ListPage } from '../../kernel/list';
import { type EntryRow, selectEntries } from './entry-list.repository';
import { selectGrown, sumEarned, sumSince } from './ledgers.repository';
import { countByReason, type Unit } from './points.repository';
import { settledBalances } from './settle-points';

/** Whose ledger, and of which unit. */
interface Ledger {
  accountId: string;
  unit: Unit;
}

/** A page of a ledger as other modules show it; `titleOf` names an entry by its reason. */
export async function readLedger(ctx: Ctx, ledger: Ledger, page: ListPage, titleOf: (reason: string) => string) {
  const read = await selectEntries(ctx.db, { ...ledger, direction: 'all', period: null }, page);
  const { rows, nextCursor } = page.cut(read, (row) => ({ key: row.createdAt, id: row.id }));
  const items = rows.map(({ id: entryId, reason, delta, balanceAfter, createdAt: at }: EntryRow) => {
    return { entryId, title: titleOf(reason), delta, balanceAfter, at };
  });
  return { items, nextCursor };
}

/** Locks the balances of an account for the rest of the transaction. @returns its KR */
export const lockKr = async (ctx: Ctx, accountId: string) => (await settledBalances(ctx, accountId)).kr;

/** Bookings of growth value, for levels and their review. */
export const growthBook = {
  /** What was earned between two moments (epoch ms; the end does not belong to it). */
  earned: (ctx: Ctx, accountId: string, from: number, to: number) =>
    sumEarned(ctx.db, { accountId, unit: 'growth', from, to }),
  /** All movements since a moment, added up. */
  changeSince: (ctx: Ctx, accountId: string, from: number) => sumSince(ctx.db, { accountId, unit: 'growth', from }),
  /** How often each of the reasons was booked since a day of Shanghai, today included. */
  countSince: (ctx: Ctx, accountId: string, reasons: string[], from: string) =>
    countByReason(ctx.db, reasons, { accountId, unit: 'growth', from, to: formatDate(ctx.now()) }),
  /** Locks the balances of an account for the rest of the transaction. @returns its growth value */
  lock: async (ctx: Ctx, accountId: string) => (await settledBalances(ctx, accountId)).growth,
  /** Accounts with at least so much, by their id, after one of them. */
  accounts: (ctx: Ctx, atLeast: number, after: string, limit: number) => selectGrown(ctx.db, atLeast, after, limit),
};
