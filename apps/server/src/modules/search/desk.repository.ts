import { and, eq, ilike, ne, or } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keysetById, type PageRange } from '../../kernel/list';
import { searchQuestions } from './search.tables';

export type QuestionRow = typeof searchQuestions.$inferSelect;

const { questionId, question, answer, isRetired } = searchQuestions;
const newestFirst = keysetById(questionId);

/** Questions as staff look for them. */
export function listQuestions(
  db: Db,
  { words, state }: { words?: string | undefined; state?: 'found' | 'retired' | undefined },
  { after, limit }: PageRange,
): Promise<QuestionRow[]> {
  const part = `%${(words ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select()
    .from(searchQuestions)
    .where(
      and(
        words ? or(ilike(question, part), ilike(answer, part)) : undefined,
        state && eq(isRetired, state === 'retired'),
        newestFirst.after(after),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(limit);
}

/** A question that nobody else changes until the transaction ends. */
export async function lockQuestion(db: Db, id: string): Promise<QuestionRow | undefined> {
  const [row] = await db.select().from(searchQuestions).where(eq(questionId, id)).for('update');
  return row;
}

/** Whether another question says the same. */
export async function isAsked(db: Db, text: string, otherThan: string): Promise<boolean> {
  const rows = await db
    .select({ questionId })
    .from(searchQuestions)
    .where(and(eq(question, text), ne(questionId, otherThan)))
    .limit(1);
  return rows.length > 0;
}

export async function insertQuestion(db: Db, row: QuestionRow): Promise<void> {
  await db.insert(searchQuestions).values(row);
}

export async function updateQuestion(db: Db, { questionId: id, ...changes }: QuestionRow): Promise<void> {
  await db.update(searchQuestions).set(changes).where(eq(questionId, id));
}
