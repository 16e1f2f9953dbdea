import { createHash } from 'node:crypto';
import { headers } from '@voltfront/contract/headers';
import { DAY_MS } from '@voltfront/rules/time';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Ctx } from '../kernel/context';
import { isLockTimeout } from '../kernel/database-errors';
import { refuse } from '../kernel/errors';
import { columnsOf, prepared, preparedWrite } from '../kernel/prepared';
import { forNobody, writeLast } from '../kernel/transaction-scope';
import { idempotentAnswers } from './gateway.tables';
import { type HeaderMap, oneHeader } from './signature';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;
const KEEP_MS = 2 * DAY_MS;

/** The key of an idempotent call. @throws BAD_INPUT when missing or misshapen. */
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

type ClaimKey = { owner: string; key: string };

const isClaim = ({ owner, key }: ClaimKey) => and(eq(idempotentAnswers.owner, owner), eq(idempotentAnswers.key, key));
const claimInsertion = prepared(columnsOf(idempotentAnswers), (db, row: typeof idempotentAnswers.$inferSelect) =>
  db.insert(idempotentAnswers).values(row).onConflictDoNothing().returning({ key: idempotentAnswers.key }),
);
const answerChange = preparedWrite(
  ['owner', 'key', 'answer'],
  (db, { answer, ...claim }: ClaimKey & { answer: { reply: unknown } }) =>
    db.update(idempotentAnswers).set({ answer }).where(isClaim(claim)),
);

/** The row that a call puts down under its owner and key, and the condition that finds it. */
function claimOf(ctx: Ctx, key: string, endpoint: string, input: unknown) {
  const owner = ctx.actor?.accountId ?? `ip:${ctx.ip}`;
  const row = { owner, key, endpoint, inputHash: hashInput(endpoint, input), answer: null, createdAt: ctx.now() };
  return { row, mine: isClaim({ owner, key }) };
}

/**
 * Runs `work` once per owner and key, in the transaction of `ctx`; a repeated call gets the stored answer.
 * Of two calls at once the second waits on the first's row: then it gets the same answer, or runs if the first failed.
 * @throws IDEMPOTENCY_MISMATCH for the same key with other input, IDEMPOTENCY_RUNNING when the first takes too long.
 */
export async function once<T>(
  ctx: Ctx,
  key: string,
  endpoint: string,
  input: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const { row, mine } = claimOf(ctx, key, endpoint, input);
  const inserted = await claimInsertion(ctx.db, row).catch((error: unknown) => {
    throw isLockTimeout(error) ? refuse('IDEMPOTENCY_RUNNING') : error;
  });
  if (inserted.length === 0) {
    const [stored] = await ctx.db.select().from(idempotentAnswers).where(mine);
    if (!stored) throw refuse('IDEMPOTENCY_RUNNING');
    if (stored.inputHash !== row.inputHash) throw refuse('IDEMPOTENCY_MISMATCH');
    return (stored.answer as { reply: T }).reply;
  }
  const reply = await work();
  writeLast(() => answerChange(ctx.db, { owner: row.owner, key, answer: { reply } }));
  return reply;
}

/**
 * Puts the claim down outside a transaction, unless the account of a logged-in caller was cancelled meanwhile.
 * @returns false as well when the claim was there
 */
async function claimWhileActive(ctx: Ctx, row: ReturnType<typeof claimOf>['row']): Promise<boolean> {
  const { owner, key, endpoint, inputHash } = row;
  const { accountGuard } = ctx.app;
  const allowed = ctx.actor && accountGuard ? accountGuard.whileActive(ctx.actor.accountId) : sql`true`;
  const { rows } = await ctx.db.execute(sql`
    insert into ${idempotentAnswers} (owner, key, endpoint, input_hash, created_at)
    select ${owner}, ${key}, ${endpoint}, ${inputHash}, ${new Date(row.createdAt).toISOString()}::timestamptz
    where ${allowed} on conflict do nothing returning 1`);
  return rows.length > 0;
}

/** Forgets the answers that a person was given; needs a transaction that ends their account. */
export async function forgetAnswersOf(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db.delete(idempotentAnswers).where(eq(idempotentAnswers.owner, accountId));
}

/**
 * The same for work that opens its own transactions, because it waits for an outside service in between: `ctx` is no
 * transaction. The stored answer is given again; while there is none the work is run again, so it must bear that.
 * @throws IDEMPOTENCY_MISMATCH for the same key with other input.
 */
export async function onceOutside<T>(
  ctx: Ctx,
  key: string,
  endpoint: string,
  input: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const { row, mine } = claimOf(ctx, key, endpoint, input);
  const isNew = await claimWhileActive(ctx, row);
  const [stored] = isNew ? [] : await ctx.db.select().from(idempotentAnswers).where(mine);
  if (stored && stored.inputHash !== row.inputHash) throw refuse('IDEMPOTENCY_MISMATCH');
  if (stored?.answer) return (stored.answer as { reply: T }).reply;
  try {
    const reply = await work();
    // No row is made here: a cancellation takes the claim away, and then there is nothing to change.
    await forNobody(() => ctx.db.update(idempotentAnswers).set({ answer: { reply } }).where(mine));
    return reply;
  } catch (error) {
    await forNobody(() => ctx.db.delete(idempotentAnswers).where(and(mine, isNull(idempotentAnswers.answer))));
    throw error;
  }
}

/** Forgets answers older than two days. */
export async function forgetOldAnswers(ctx: Ctx): Promise<void> {
  await ctx.db.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, ctx.now() - KEEP_MS));
}
