import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { chatAnswers as answers } from './chat.tables';

export type AnswerRow = typeof answers.$inferSelect;

const inOrder = keyset(answers.position, answers.id, 'asc');

/** Answers that are given, in their order. */
export const listShown = (db: Db, limit: number): Promise<AnswerRow[]> =>
  db
    .select()
    .from(answers)
    .where(eq(answers.isShown, true))
    .orderBy(asc(answers.position), asc(answers.id))
    .limit(limit);

/** A page of all answers, in their order. */
export const listAnswers = (db: Db, { after, limit }: PageRange): Promise<AnswerRow[]> =>
  db
    .select()
    .from(answers)
    .where(inOrder.after(after))
    .orderBy(...inOrder.order)
    .limit(limit);

export async function findAnswer(db: Db, id: string): Promise<AnswerRow | undefined> {
  const [row] = await db.select().from(answers).where(eq(answers.id, id));
  return row;
}

export const countAnswers = (db: Db): Promise<number> => db.$count(answers);

export async function insertAnswers(db: Db, rows: readonly AnswerRow[]): Promise<void> {
  await db
    .insert(answers)
    .values([...rows])
    .onConflictDoNothing();
}

/** Writes an answer anew that nobody wrote since it was seen; undefined when somebody did. */
export async function updateAnswer(
  db: Db,
  { id, seenAt }: { id: string; seenAt: number },
  changes: Partial<AnswerRow>,
): Promise<AnswerRow | undefined> {
  const [row] = await db
    .update(answers)
    .set(changes)
    .where(and(eq(answers.id, id), eq(answers.updatedAt, seenAt)))
    .returning();
  return row;
}

/** Removes an answer; false when it is not there. */
export const deleteAnswer = async (db: Db, id: string): Promise<boolean> =>
  (await db.delete(answers).where(eq(answers.id, id)).returning({ id: answers.id })).length > 0;
