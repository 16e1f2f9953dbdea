import type { FoundDifference } from '@voltfront/rules/reconciliation/books';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import { type Ctx, withTransaction } from '../../kernel/context';
import { schedule } from '../../kernel/jobs';
import { type DayStatement, StatementBroken } from '../../providers/payment';
import { askAboutMoney } from '../payment';
import { checkAgain, checkTouched, takeStatement } from './check-day';
import { changeTaken, type DayRow, selectDayForUpdate, takeDay } from './day.repository';
import type { DayFault } from './reconciliation.tables';

/** How long a process may work on a day before another one takes it. */
const LEASE_MS = 5 * MINUTE_MS;
const LATE_PAUSE_MS = 30 * MINUTE_MS;
const FAULT_PAUSE_MS = HOUR_MS;
/** Days after which a statement is not waited for any more; staff can still ask for it. */
const GIVE_UP_AFTER_MS = 8 * DAY_MS;
/** Most differences of a day that the provider is asked about. */
const MOST_ASKED = 200;

/** Leaves a day for later, unless its statement has been missing for too long. */
async function postpone(ctx: Ctx, day: DayRow, fault: DayFault): Promise<void> {
  const pauseMs = fault === 'late' || fault === 'down' ? LATE_PAUSE_MS : FAULT_PAUSE_MS;
  const isOver = ctx.now() >= day.startAt + GIVE_UP_AFTER_MS;
  const nextAt = isOver ? null : ctx.now() + pauseMs;
  await withTransaction(ctx, async (tx) => {
    const left = await changeTaken(tx.db, day, { leaseUntil: null, fault, nextAt, updatedAt: ctx.now() });
    if (left && nextAt !== null) await schedule(tx, 'reconcileDay', { dayId: day.id }, nextAt);
  });
}

/** Asks the provider about what it can put right; what does not work now is found again by the next run. */
async function repair(ctx: Ctx, day: DayRow, found: readonly FoundDifference[]): Promise<void> {
  const asked = found.filter(({ isRepairable }) => isRepairable).slice(0, MOST_ASKED);
  for (const { about, number } of asked) {
    if (about === 'fee') continue;
    try {
      await askAboutMoney(ctx, { method: day.method, about, number });
    } catch (error) {
      ctx.log.warn({ err: error, about, number }, 'provider did not answer about a difference');
    }
  }
  if (asked.length > 0) await withTransaction(ctx, (tx) => checkAgain(tx, day.id));
}

/** Gives a day back; when staff asked for it meanwhile, it is compared once more. */
function release(ctx: Ctx, day: DayRow): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const left = await changeTaken(tx.db, day, { leaseUntil: null });
    if (left && left.nextAt !== null) await schedule(tx, 'reconcileDay', { dayId: day.id }, left.nextAt);
  });
}

/** Fetches the statement; otherwise says why there is none. */
async function fetchStatement(
  ctx: Ctx,
  { method, day }: DayRow,
): Promise<{ statement: DayStatement; feePerMillion: number } | { fault: DayFault }> {
  try {
    const provider = ctx.app.payment.find(method);
    const statement = await provider?.statement(ctx, day);
    if (!provider || !statement) return { fault: 'down' };
    return statement.isReady ? { statement, feePerMillion: provider.feePerMillion } : { fault: 'late' };
  } catch (error) {
    ctx.log.error({ err: error, method, day }, 'statement of a payment provider could not be read');
    return { fault: error instanceof StatementBroken ? error.fault : 'down' };
  }
}

async function compare(ctx: Ctx, day: DayRow): Promise<void> {
  const fetched = await fetchStatement(ctx, day);
  if ('fault' in fetched) return postpone(ctx, day, fetched.fault);
  const found = await withTransaction(ctx, async (tx) => {
    const locked = await selectDayForUpdate(tx.db, day.id);
    if (!locked || !(await changeTaken(tx.db, day, { fault: null, nextAt: null }))) return null;
    return takeStatement(tx, locked, fetched.statement, fetched.feePerMillion);
  });
  if (found === null) return;
  await repair(ctx, day, found);
  await checkTouched(ctx, day);
  await release(ctx, day);
}

/**
 * Compares a day with the provider's statement when it is due; of several processes one does. Call it outside a transaction.
 */
export async function reconcileDay(ctx: Ctx, { dayId }: { dayId: string }): Promise<void> {
  const day = await takeDay(ctx.db, dayId, ctx.now(), ctx.now() + LEASE_MS);
  if (!day) return;
  try {
    await compare(ctx, day);
  } catch (error) {
    // The job is tried again, and finds the day free.
    await changeTaken(ctx.db, day, { leaseUntil: null });
    throw error;
  }
}
