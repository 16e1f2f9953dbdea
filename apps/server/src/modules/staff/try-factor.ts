import { MINUTE_MS } from '@voltfront/rules/time';
import { type ActorCtx, withTransaction } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { type FactorRow, lockFactor, noteTry } from './factor.repository';

/** So many wrong codes in a row pause the second factor for the time beside. */
const MOST_WRONG = 5;
const PAUSE_MS = 15 * MINUTE_MS;

type Outcome<T> =
  | { kind: 'right'; value: T }
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'paused'; until: number };

/** A right code: what to write of it, and what the caller needs of it. */
export interface RightCode<T> {
  changes: Partial<FactorRow>;
  value: T;
}

async function decide<T>(
  ctx: ActorCtx,
  check: (inner: ActorCtx, row: FactorRow) => Promise<RightCode<T> | null>,
): Promise<Outcome<T>> {
  const { accountId } = ctx.actor;
  const now = ctx.now();
  const row = await lockFactor(ctx.db, accountId);
  if (!row) throw refuse('STATE_CHANGED');
  if (row.pausedUntil !== null && row.pausedUntil > now) return { kind: 'paused', until: row.pausedUntil };
  const right = await check(ctx, row);
  if (right) {
    await noteTry(ctx.db, accountId, { ...right.changes, wrongTries: 0, pausedUntil: null });
    return { kind: 'right', value: right.value };
  }
  const wrongTries = row.wrongTries + 1;
  if (wrongTries < MOST_WRONG) {
    await noteTry(ctx.db, accountId, { wrongTries });
    return { kind: 'wrong', triesLeft: MOST_WRONG - wrongTries };
  }
  await noteTry(ctx.db, accountId, { wrongTries: 0, pausedUntil: now + PAUSE_MS });
  return { kind: 'paused', until: now + PAUSE_MS };
}

/**
 * One try of the caller's second factor, in a transaction of its own that is kept also when the code was wrong.
 * @throws FACTOR_WRONG with `triesLeft`, FACTOR_PAUSED with `resumesAt`, STATE_CHANGED without a second factor
 */
export async function tryFactor<T>(
  ctx: ActorCtx,
  check: (inner: ActorCtx, row: FactorRow) => Promise<RightCode<T> | null>,
): Promise<T> {
  const outcome = await withTransaction(ctx, (inner) => decide(inner, check));
  if (outcome.kind === 'right') return outcome.value;
  if (outcome.kind === 'paused') throw refuse('FACTOR_PAUSED', { data: { resumesAt: outcome.until } });
  throw refuse('FACTOR_WRONG', { data: { triesLeft: outcome.triesLeft } });
}
