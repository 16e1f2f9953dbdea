import { createHash } from 'node:crypto';
import { headers } from '@voltfront/contract/headers';
import { DAY_MS } from '@voltfront/rules/time';
import { ofActive } from '../kernel/account-guard';
import type { Ctx } from '../kernel/context';
import { isLockTimeout } from '../kernel/database-errors';
import { refuse } from '../kernel/errors';
import { forNobody, writeLast } from '../kernel/transaction-scope';
import {
  type AnswerRow,
  answerWrite,
  dropClaim,
  findClaim,
  forgetAnswersBefore,
  keepAnswer,
  putClaim,
  putClaimWhile,
} from './idempotency.repository';
import { type HeaderMap, oneHeader } from './signature';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;
const KEEP_MS = 2 * DAY_MS;

/** The idempotency key of a request. @throws BAD_INPUT when missing or malformed */
export function idempotencyKeyOf(map: HeaderMap): string {
  const key = oneHeader(map, headers.idempotencyKey);
  if (key === null || !KEY.test(key)) {
    throw refuse('BAD_INPUT', { message: `${headers.idempotencyKey}: 8 to 64 characters of A-Z, a-z, 0-9, _ and -` });
  }
  return key;
}

function hashInput(endpoint: string, input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([endpoint, input]))
    .digest('hex');
}

/** The claim that a call inserts for its owner and key. */
function claimOf(ctx: Ctx, key: string, endpoint: string, input: unknown): AnswerRow {
  const owner = ctx.actor?.accountId ?? `ip:${ctx.ip}`;
  return { owner, key, endpoint, inputHash: hashInput(endpoint, input), answer: null, createdAt: ctx.now() };
}

/**
 * Runs `work` once per owner and key, in the transaction of `ctx`; a repeated call gets the stored
 * response. Of two concurrent calls the second waits for the first one's row: then it gets the same
 * response, or runs if the first failed.
 * @throws IDEMPOTENCY_MISMATCH for the same key with different input, IDEMPOTENCY_RUNNING when the
 * first takes too long
 */
export async function once<T>(
  ctx: Ctx,
  key: string,
  endpoint: string,
  input: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const claim = claimOf(ctx, key, endpoint, input);
  const inserted = await putClaim(ctx.db, claim).catch((error: unknown) => {
    throw isLockTimeout(error) ? refuse('IDEMPOTENCY_RUNNING') : error;
  });
  if (inserted.length === 0) {
    const stored = await findClaim(ctx.db, claim);
    if (!stored) throw refuse('IDEMPOTENCY_RUNNING');
    if (stored.inputHash !== claim.inputHash) throw refuse('IDEMPOTENCY_MISMATCH');
    return (stored.answer as { reply: T }).reply;
  }
  const reply = await work();
  writeLast(() => answerWrite(ctx.db, { owner: claim.owner, key, answer: { reply } }));
  return reply;
}

/**
 * Inserts the claim outside a transaction, unless the account of a logged-in caller has been
 * cancelled.
 * @returns false also when the claim exists
 */
const claimWhileActive = (ctx: Ctx, claim: AnswerRow): Promise<boolean> =>
  putClaimWhile(ctx.db, claim, ctx.actor ? ofActive(ctx, ctx.actor.accountId) : undefined);

/**
 * The same for work that opens its own transactions, because it waits for an external service in
 * between: `ctx` is not in a transaction. A stored response is returned again; while there is none
 * the work runs again, so it must be repeatable.
 * @throws IDEMPOTENCY_MISMATCH for the same key with different input
 */
export async function onceOutside<T>(
  ctx: Ctx,
  key: string,
  endpoint: string,
  input: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const claim = claimOf(ctx, key, endpoint, input);
  const isNew = await claimWhileActive(ctx, claim);
  const stored = isNew ? undefined : await findClaim(ctx.db, claim);
  if (stored && stored.inputHash !== claim.inputHash) throw refuse('IDEMPOTENCY_MISMATCH');
  if (stored?.answer) return (stored.answer as { reply: T }).reply;
  try {
    const reply = await work();
    // Needs no account lock, because it inserts nothing: a cancellation deletes the claim, and then
    // no row is updated.
    await forNobody(() => keepAnswer(ctx.db, claim, { reply }));
    return reply;
  } catch (error) {
    await forNobody(() => dropClaim(ctx.db, claim));
    throw error;
  }
}

/** Deletes responses older than two days. */
export async function forgetOldAnswers(ctx: Ctx): Promise<void> {
  await forgetAnswersBefore(ctx.db, ctx.now() - KEEP_MS);
}
