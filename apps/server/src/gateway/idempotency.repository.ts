import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../kernel/database';
import { columnsOf, prepared, preparedWrite } from '../kernel/prepared';
import { idempotentAnswers } from './gateway.tables';

/** A call that was begun, and its answer once there is one. */
export type AnswerRow = typeof idempotentAnswers.$inferSelect;
/** Whose call, under which key of theirs. */
export type ClaimKey = Pick<AnswerRow, 'owner' | 'key'>;

const isClaim = ({ owner, key }: ClaimKey) => and(eq(idempotentAnswers.owner, owner), eq(idempotentAnswers.key, key));

/** Puts a claim down; gives nothing when it was there. Waits for whoever is just writing it. */
export const putClaim = prepared(columnsOf(idempotentAnswers), (db, row: AnswerRow) =>
  db.insert(idempotentAnswers).values(row).onConflictDoNothing().returning({ key: idempotentAnswers.key }),
);

/** Writes the answer of a claim of the same transaction; for `writeLast`. */
export const answerWrite = preparedWrite(
  ['owner', 'key', 'answer'],
  (db, { answer, ...claim }: ClaimKey & { answer: { reply: unknown } }) =>
    db.update(idempotentAnswers).set({ answer }).where(isClaim(claim)),
);

/** Puts a claim down while a condition holds, always without one; false when it does not, or the claim was there. */
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

/** Keeps the answer of a claim that is still there; makes none. */
export async function keepAnswer(db: Db, claim: ClaimKey, answer: { reply: unknown }): Promise<void> {
  await db.update(idempotentAnswers).set({ answer }).where(isClaim(claim));
}

/** Takes a claim back that has no answer. */
export async function dropClaim(db: Db, claim: ClaimKey): Promise<void> {
  await db.delete(idempotentAnswers).where(and(isClaim(claim), isNull(idempotentAnswers.answer)));
}

/** Forgets the answers that a person was given; needs a transaction that ends their account. */
export async function forgetAnswersOf(tx: Db, accountId: string): Promise<void> {
  await tx.delete(idempotentAnswers).where(eq(idempotentAnswers.owner, accountId));
}

/** Forgets answers of calls made before a moment. */
export async function forgetAnswersBefore(db: Db, moment: number): Promise<void> {
  await db.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, moment));
}
