import { and, eq, ilike, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { keyset, type PageRange } from '../../../kernel/list';
import type { PaperRow } from './white-paper.repository';
import { contentWhitePaper } from './white-paper.tables';

const { paperId, publishedAt, subject, title, edition, isPublished, viewCount, edit, chapters } = contentWhitePaper;
const newestFirst = keyset(publishedAt, paperId);

export interface PaperFilter {
  words?: string | undefined;
  state?: 'published' | 'hidden' | undefined;
}

/** Editions as staff look for them. There are dozens, so they are sorted without an index. */
export function selectPapers(db: Db, { words, state }: PaperFilter, { after, limit }: PageRange) {
  const part = `%${(words ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select({
      ...{ paperId, subject, title, edition, publishedAt, isPublished, viewCount, edit },
      chapterCount: sql<number>`jsonb_array_length(${chapters})`.mapWith(Number),
    })
    .from(contentWhitePaper)
    .where(
      and(
        words ? or(ilike(title, part), ilike(subject, part)) : undefined,
        state && eq(isPublished, state === 'published'),
        newestFirst.after(after),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(limit);
}

/** An edition, published or not. */
export async function findAnyPaper(db: Db, id: string): Promise<PaperRow | undefined> {
  const [row] = await db.select().from(contentWhitePaper).where(eq(paperId, id));
  return row;
}

/** An edition that nobody else changes until the transaction ends. */
export async function lockPaper(db: Db, id: string): Promise<PaperRow | undefined> {
  const [row] = await db.select().from(contentWhitePaper).where(eq(paperId, id)).for('update');
  return row;
}

/** The place of a subject on the list: its own, or the last. */
export async function placeOf(db: Db, ofSubject: string): Promise<number> {
  const { position } = contentWhitePaper;
  const [row] = await db
    .select({
      own: sql<number | null>`min(${position}) filter (where ${subject} = ${ofSubject})`,
      last: sql<number | null>`max(${position})`,
    })
    .from(contentWhitePaper);
  return Number(row?.own ?? (row?.last ?? -1) + 1);
}

export async function insertPaper(db: Db, row: typeof contentWhitePaper.$inferInsert): Promise<void> {
  await db.insert(contentWhitePaper).values(row);
}

export async function updatePaper(db: Db, id: string, changes: Partial<PaperRow>): Promise<void> {
  await db
    .update(contentWhitePaper)
    .set({ ...changes, edit: sql`${edit} + 1` })
    .where(eq(paperId, id));
}
