import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { DIFFERENCE_KINDS, netFen } from '@voltfront/rules/reconciliation/books';
import { settledNetFen } from '@voltfront/rules/reconciliation/fees';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { flowOf } from './check-day';
import { type DayRow, selectDay } from './day.repository';
import {
  countDifferences,
  countOpen,
  type DifferenceRow,
  selectDays,
  selectDifferences,
  selectHistories,
} from './difference.repository';
import { reconciliationTexts } from './reconciliation.texts';

const DAYS = 'GET /api/mporder/v1/staff/reconciliation/days';
const DIFFERENCES = 'GET /api/mporder/v1/staff/reconciliation/differences';
/** A day as staff see it. */
export type Day = ReplyOf<typeof DAYS>['items'][number];
type Difference = ReplyOf<typeof DIFFERENCES>['items'][number];
type Counts = Awaited<ReturnType<typeof countDifferences>>;

function stateOf({ checkedAt, fault }: DayRow, open: number, all: number): Day['state'] {
  if (checkedAt === null) return fault === null || fault === 'late' ? 'waiting' : 'failed';
  if (open > 0) return 'open';
  return all > 0 ? 'cleared' : 'balanced';
}

/** Fees and the account of a day; null for days that came without them. */
function fundsOf(row: DayRow): Day['funds'] {
  const flow = flowOf(row);
  const { feePerMillion, billPaidFen: paidFen, billRefundedFen: refundedFen, billFeeFen: feeFen, agreedFeeFen } = row;
  if (flow === null || feePerMillion === null || row.checkedAt === null) return null;
  if (paidFen === null || refundedFen === null || feeFen === null || agreedFeeFen === null) return null;
  const bill = { paidFen, refundedFen, feeFen };
  return {
    feePerMillion,
    agreedFeeFen,
    bill: { ...bill, netFen: settledNetFen(bill) },
    flow: { ...flow, netFen: settledNetFen(flow) },
  };
}

/** How many differences a day has of each kind, without those that it has none of. */
const kindsOf = (own: Counts): Day['kinds'] =>
  DIFFERENCE_KINDS.map((kind) => {
    const some = own.filter((one) => one.kind === kind);
    const sum = (what: 'count' | 'effectFen') => some.reduce((all, one) => all + one[what], 0);
    const open = some.find(({ state }) => state === 'open')?.count ?? 0;
    return { kind, open, all: sum('count'), effectFen: sum('effectFen') };
  }).filter(({ all }) => all > 0);

/** Presents a day with the counts of its differences. */
export function toDay(row: DayRow, counts: Counts, now: number): Day {
  const own = counts.filter(({ dayId }) => dayId === row.id);
  const of = (state: DifferenceRow['state']) =>
    own.reduce((all, one) => (one.state === state ? all + one.count : all), 0);
  const [open, explained, settled] = [of('open'), of('explained'), of('settled')];
  const theirs = {
    paidCount: row.theirPaidCount,
    paidFen: row.theirPaidFen,
    refundedCount: row.theirRefundedCount,
    refundedFen: row.theirRefundedFen,
  };
  const ours = {
    paidCount: row.ourPaidCount,
    paidFen: row.ourPaidFen,
    refundedCount: row.ourRefundedCount,
    refundedFen: row.ourRefundedFen,
  };
  return {
    dayId: row.id,
    method: row.method,
    day: row.day,
    state: stateOf(row, open, open + explained + settled),
    fault: row.fault,
    nextAt: row.nextAt,
    isRunning: (row.nextAt !== null && row.nextAt <= now) || (row.leaseUntil !== null && row.leaseUntil > now),
    checkedAt: row.checkedAt,
    theirs,
    ours,
    netDifferenceFen: netFen(theirs) - netFen(ours),
    timingFen: row.timingFen,
    pendingCount: row.pendingCount,
    funds: fundsOf(row),
    kinds: kindsOf(own),
    open,
    explained,
    settled,
  };
}

/** Days of all providers, newest first. @throws BAD_INPUT for a forged cursor */
export async function listDays(ctx: Ctx, query: QueryOf<typeof DAYS>): Promise<ReplyOf<typeof DAYS>> {
  const page = openPage(ctx, DAYS, query, false);
  const read = await selectDays(ctx.db, { method: query.method, isOpen: query.only === 'open' }, page);
  const { rows, nextCursor } = page.cut(read, ({ startAt, id }) => ({ key: startAt, id }));
  const counts = await countDifferences(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => toDay(row, counts, ctx.now())), nextCursor };
}

/** One day. @throws NOT_FOUND */
export async function showDay(ctx: Ctx, dayId: string): Promise<Day> {
  const row = await selectDay(ctx.db, dayId);
  if (!row) throw refuse('NOT_FOUND', { message: reconciliationTexts.dayMissing });
  return toDay(row, await countDifferences(ctx.db, [dayId]), ctx.now());
}

/** Presents differences with their histories, which are read at once. */
export async function presentDifferences(ctx: Ctx, rows: readonly DifferenceRow[]): Promise<Difference[]> {
  const histories = await selectHistories(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id: differenceId, historyCount: _count, updatedAt: _at, ...row }) => ({
    ...row,
    differenceId,
    history: histories
      .filter((line) => line.differenceId === differenceId)
      .map(({ state, who, note, at }) => ({ state, who, note, at })),
  }));
}

/** Differences, by when they were found, newest first. @throws BAD_INPUT for a forged cursor */
export async function listDifferences(
  ctx: Ctx,
  query: QueryOf<typeof DIFFERENCES>,
): Promise<ReplyOf<typeof DIFFERENCES>> {
  const page = openPage(ctx, DIFFERENCES, query, false);
  const { rows, nextCursor } = page.cut(await selectDifferences(ctx.db, query, page), (row) => ({
    key: row.createdAt,
    id: row.id,
  }));
  return { items: await presentDifferences(ctx, rows), nextCursor };
}

/** How many differences wait for somebody. */
export const showWaiting = (ctx: Ctx): Promise<ReplyOf<'GET /api/mporder/v1/staff/reconciliation/waiting'>> =>
  countOpen(ctx.db);
