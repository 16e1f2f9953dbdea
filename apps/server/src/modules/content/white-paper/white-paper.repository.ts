import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context';
import type { Db } from '../../../kernel/database';
import { contentWhitePaper } from './white-paper.tables';

export type PaperRow = typeof contentWhitePaper.$inferSelect;

/** The list shows no more papers than this. */
const MOST_PAPERS = 50;

const { subject, publishedAt, position, paperId, title, edition, cover, summary, chapters, isPublished, viewCount } =
  contentWhitePaper;

/** The newest published edition of every subject, in the order of the list. */
export function selectNewest(db: Db) {
  const newest = db
    .selectDistinctOn([subject], {
      ...{ paperId, position, title, edition, publishedAt, cover, summary },
      chapterCount: sql<number>`jsonb_array_length(${chapters})`.as('chapter_count'),
    })
    .from(contentWhitePaper)
    .where(eq(isPublished, true))
    .orderBy(asc(subject), desc(publishedAt))
    .as('newest');
  return db.select().from(newest).orderBy(asc(newest.position)).limit(MOST_PAPERS);
}

/** A published edition. */
export async function findPaper(db: Db, id: string): Promise<PaperRow | undefined> {
  const [row] = await db
    .select()
    .from(contentWhitePaper)
    .where(and(eq(paperId, id), eq(isPublished, true)));
  return row;
}

/** The newest published edition of a subject. */
export async function findNewestOf(db: Db, ofSubject: string) {
  const [row] = await db
    .select({ paperId, edition })
    .from(contentWhitePaper)
    .where(and(eq(subject, ofSubject), eq(isPublished, true)))
    .orderBy(desc(publishedAt))
    .limit(1);
  return row;
}

/** Counts a view. */
export async function countPaperView(db: Db, id: string): Promise<void> {
  await db
    .update(contentWhitePaper)
    .set({ viewCount: sql`${viewCount} + 1` })
    .where(eq(paperId, id));
}

/** Adds papers; those that are there stay as they are. */
export async function seedWhitePapers({ db }: Ctx, papers: (typeof contentWhitePaper.$inferInsert)[]): Promise<void> {
  await db.insert(contentWhitePaper).values(papers).onConflictDoNothing();
}
