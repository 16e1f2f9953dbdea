import type { FoundDifference, StatementLine } from '@voltfront/rules/reconciliation/books';
import { compareBooks, MIDNIGHT_MARGIN_MS } from '@voltfront/rules/reconciliation/compare-books';
import { DAY_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import { selectBooks } from '../payment';
import {
  type DayRow,
  replaceLines,
  selectDayForUpdate,
  selectElsewhere,
  selectKnownDays,
  selectLines,
  selectTouched,
  updateDay,
} from './day.repository';
import { recordDifferences } from './record-differences';

/**
 * Compares a day, whose statement is stored, and records what is found. The day must be locked. @returns the differences
 */
async function checkDay(ctx: Ctx, day: DayRow): Promise<FoundDifference[]> {
  const { method, startAt: from } = day;
  const lines = await selectLines(ctx.db, day.id);
  const wanted = { method, from, before: from + DAY_MS, numbers: lines.map(({ number }) => number) };
  const entries = await selectBooks(ctx.db, wanted);
  const numbers = [...new Set([...wanted.numbers, ...entries.map(({ number }) => number)])];
  const elsewhere = await selectElsewhere(ctx.db, day, numbers);
  const oldest = Math.min(from, ...entries.map(({ openedAt }) => openedAt)) - MIDNIGHT_MARGIN_MS - DAY_MS;
  const known = await selectKnownDays(ctx.db, method, oldest);
  const hasStatement = (start: number) => start === from || known.has(start);
  const { differences, theirs, ours, timingFen, pendingCount } = compareBooks({
    from,
    lines,
    entries,
    elsewhere,
    hasStatement,
  });
  await recordDifferences(ctx, day, differences, new Map(entries.map(({ number, orderNo }) => [number, orderNo])));
  await updateDay(ctx.db, day.id, {
    theirPaidCount: theirs.paidCount,
    theirPaidFen: theirs.paidFen,
    theirRefundedCount: theirs.refundedCount,
    theirRefundedFen: theirs.refundedFen,
    ourPaidCount: ours.paidCount,
    ourPaidFen: ours.paidFen,
    ourRefundedCount: ours.refundedCount,
    ourRefundedFen: ours.refundedFen,
    timingFen,
    pendingCount,
    checkedAt: ctx.now(),
    updatedAt: ctx.now(),
  });
  return differences;
}

/** Compares a day again by the statement that is stored. Needs a transaction. */
export async function checkAgain(ctx: Ctx, dayId: string): Promise<void> {
  const day = await selectDayForUpdate(ctx.db, dayId);
  if (day && day.checkedAt !== null) await checkDay(ctx, day);
}

/** Stores a statement and compares its day. The day must be locked; needs a transaction. @returns the differences */
export async function takeStatement(
  ctx: Ctx,
  day: DayRow,
  lines: readonly StatementLine[],
): Promise<FoundDifference[]> {
  await replaceLines(ctx.db, day, lines);
  return checkDay(ctx, day);
}

/**
 * Compares the days again that a new statement may change: the next one, and those that wait for one. One transaction for
 * each, so that processes with neighbouring days never wait for each other in a circle.
 */
export async function checkTouched(ctx: Ctx, day: DayRow): Promise<void> {
  for (const { id } of await selectTouched(ctx.db, day, day.startAt + DAY_MS))
    await withTransaction(ctx, (tx) => checkAgain(tx, id));
}
