import type { WritingState } from '@voltfront/rules/writing/writing-moves';
import { and, count, eq, ilike, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { writings } from './writing.tables';

export type WritingRow = typeof writings.$inferSelect;

const lastChangedFirst = keyset(writings.updatedAt, writings.id);
const lastSubmittedFirst = keyset(writings.submittedAt, writings.id);

export async function insertWriting(db: Db, row: typeof writings.$inferInsert): Promise<WritingRow> {
  const [stored] = await db.insert(writings).values(row).returning();
  return stored as WritingRow;
}

export async function findWriting(db: Db, id: string): Promise<WritingRow | undefined> {
  const [row] = await db.select().from(writings).where(eq(writings.id, id));
  return row;
}

/** An article whose row nobody else changes until the transaction ends. */
export async function lockWriting(db: Db, id: string): Promise<WritingRow | undefined> {
  const [row] = await db.select().from(writings).where(eq(writings.id, id)).for('update');
  return row;
}

export async function updateWriting(db: Db, id: string, changes: Partial<WritingRow>): Promise<WritingRow> {
  const [row] = await db.update(writings).set(changes).where(eq(writings.id, id)).returning();
  return row as WritingRow;
}

export async function deleteWriting(db: Db, id: string): Promise<void> {
  await db.delete(writings).where(eq(writings.id, id));
}

/** Published articles of a person with these ids. */
export const selectPublished = (db: Db, accountId: string, ids: readonly string[]) =>
  db
    .select({ id: writings.id, title: writings.title })
    .from(writings)
    .where(and(inArray(writings.id, [...ids]), eq(writings.accountId, accountId), eq(writings.state, 'published')));

/** Articles of a person that are not published. */
export async function countUnpublished(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(writings)
    .where(and(eq(writings.accountId, accountId), ne(writings.state, 'published')));
  return row?.n ?? 0;
}

/** A person's articles, the last changed first. */
export function listOwnWritings(
  db: Db,
  { accountId, state }: { accountId: string; state?: WritingState | undefined },
  { after, limit }: PageRange,
): Promise<WritingRow[]> {
  const ofState = state ? eq(writings.state, state) : undefined;
  return db
    .select()
    .from(writings)
    .where(and(eq(writings.accountId, accountId), ofState, lastChangedFirst.after(after)))
    .orderBy(...lastChangedFirst.order)
    .limit(limit);
}

/** Submitted articles of everybody, the last submitted first. */
export function listSubmitted(
  db: Db,
  { state, words }: { state?: WritingState | undefined; words?: string | undefined },
  { after, limit }: PageRange,
): Promise<WritingRow[]> {
  const part = `%${(words ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const fits = and(state ? eq(writings.state, state) : undefined, words ? ilike(writings.title, part) : undefined);
  return db
    .select()
    .from(writings)
    .where(and(ne(writings.state, 'draft'), fits, lastSubmittedFirst.after(after)))
    .orderBy(...lastSubmittedFirst.order)
    .limit(limit);
}
