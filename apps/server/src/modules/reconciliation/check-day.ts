import type { FoundDifference, StatementLine } from '@voltfront/rules/reconciliation/books';
import { compareBooks, MIDNIGHT_MARGIN_MS } from '@voltfront/rules/reconciliation/compare-books';
import { compareFunds } from '@voltfront/rules/reconciliation/compare-fees';
import type { FundFlow } from '@voltfront/rules/reconciliation/fees';
import { DAY_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import type { DayStatement } from '../../providers/payment';
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

/** What moved on the account of a day; null when it was not told. */
export function flowOf(day: DayRow): FundFlow | null {
  const { flowPaidFen: paidFen, flowRefundedFen: refundedFen, flowFeeFen: feeFen, flowOtherFen: otherFen } = day;
  if (paidFen === null || refundedFen === null || feeFen === null || otherFen === null) return null;
  return { paidFen, refundedFen, feeFen, otherFen };
}

/** Compares fees with the rate of the day, and the account with the bill; nothing for days that came without them. */
function checkFunds(day: DayRow, lines: readonly StatementLine[]) {
  const flow = flowOf(day);
  if (flow === null || day.feePerMillion === null) return { differences: [], sums: {} };
  const { differences, bill } = compareFunds({ dayId: day.id, lines, flow, feePerMillion: day.feePerMillion });
  const { paidFen: billPaidFen, refundedFen: billRefundedFen, feeFen: billFeeFen, agreedFeeFen } = bill;
  return { differences, sums: { billPaidFen, billRefundedFen, billFeeFen, agreedFeeFen } };
}

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
  const books = compareBooks({ from, lines, entries, elsewhere, hasStatement });
  const { theirs, ours, timingFen, pendingCount } = books;
  const funds = checkFunds(day, books.countedLines);
  const differences = [...books.differences, ...funds.differences];
  await recordDifferences(ctx, day, differences, new Map(entries.map(({ number, orderNo }) => [number, orderNo])));
  await updateDay(ctx.db, day.id, {
    ...funds.sums,
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

/**
 * Stores a statement with the rate that is agreed now, and compares its day. The day must be locked; needs a transaction.
 * @returns the differences
 */
export async function takeStatement(
  ctx: Ctx,
  day: DayRow,
  { lines, flow }: DayStatement,
  feePerMillion: number,
): Promise<FoundDifference[]> {
  const told = {
    ...{ feePerMillion, flowPaidFen: flow.paidFen, flowRefundedFen: flow.refundedFen },
    ...{ flowFeeFen: flow.feeFen, flowOtherFen: flow.otherFen },
  };
  await replaceLines(ctx.db, day, lines);
  await updateDay(ctx.db, day.id, told);
  return checkDay(ctx, { ...day, ...told });
}

/**
 * Compares the days again that a new statement may change: the next one, and those that wait for one. One transaction for
 * each, so that processes with neighbouring days never wait for each other in a circle.
 */
export async function checkTouched(ctx: Ctx, day: DayRow): Promise<void> {
  for (const { id } of await selectTouched(ctx.db, day, day.startAt + DAY_MS))
    await withTransaction(ctx, (tx) => checkAgain(tx, id));
}
