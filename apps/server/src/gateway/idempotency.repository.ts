import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../kernel/database';
import { columnsOf, prepared, preparedWrite } from '../kernel/prepared';
import { idempotentAnswers } from './gateway.tables';

/** An idempotent call that has started, and its response once there is one. */
export type AnswerRow = typeof idempotentAnswers.$inferSelect;
/** Owner of the call and its idempotency key. */
export type ClaimKey = Pick<AnswerRow, 'owner' | 'key'>;

const isClaim = ({ owner, key }: ClaimKey) => and(eq(idempotentAnswers.owner, owner), eq(idempotentAnswers.key, key));

/**
 * Inserts a claim; returns nothing when it exists. Waits for a concurrent transaction that is
 * inserting it.
 */
export const putClaim = prepared(columnsOf(idempotentAnswers), (db, row: AnswerRow) =>
  db.insert(idempotentAnswers).values(row).onConflictDoNothing().returning({ key: idempotentAnswers.key }),
);

/** Stores the response of a claim made in the same transaction; for `writeLast`. */
export const answerWrite = preparedWrite(
  ['owner', 'key', 'answer'],
  (db, { answer, ...claim }: ClaimKey & { answer: { reply: unknown } }) =>
    db.update(idempotentAnswers).set({ answer }).where(isClaim(claim)),
);

/** Inserts a claim if a condition holds; false when it does not, or the claim exists. */
export async function putClaimWhile(db: Db, row: AnswerRow, allowed: SQL = sql`true`): Promise<boolean> {
  const { owner, key, endpoint, inputHash } = row;
  const { rows } = await db.execute(sql`
    insert into ${idempotentAnswers} (owner, key, endpoint, input_hash, created_at)
    select ${owner}, ${key}, ${endpoint}, ${inputHash}, ${new Date(row.createdAt).toISOString()}::timestamptz
    where ${allowed} on conflict do nothing returning 1`);
  return rows.length > 0;
}

export async function findClaim(db: Db, claim: ClaimKey): Promise<AnswerRow | undefined> {
  const [stored] = await db.select().from(idempotentAnswers).where(isClaim(claim));
  return stored;
}

/** Stores the response of a claim that still exists; never inserts one. */
export async function keepAnswer(db: Db, claim: ClaimKey, answer: { reply: unknown }): Promise<void> {
  await db.update(idempotentAnswers).set({ answer }).where(isClaim(claim));
}

/** Deletes a claim without a response. */
export async function dropClaim(db: Db, claim: ClaimKey): Promise<void> {
  await db.delete(idempotentAnswers).where(and(isClaim(claim), isNull(idempotentAnswers.answer)));
}

/**
 * Deletes the responses stored for a person; call it in a transaction that cancels their account.
 */
export async function forgetAnswersOf(tx: Db, accountId: string): Promise<void> {
  await tx.delete(idempotentAnswers).where(eq(idempotentAnswers.owner, accountId));
}

/** Deletes responses of calls made before a time (epoch ms). */
export async function forgetAnswersBefore(db: Db, moment: number): Promise<void> {
  await db.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, moment));
}
