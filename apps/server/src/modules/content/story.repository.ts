import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { contentChapter, contentStory } from './story.tables';

export type ChapterRow = typeof contentChapter.$inferSelect;

const MAIN = 'main';

/** The brand's page apart from its chapters. */
export async function selectStory(db: Db) {
  const [row] = await db.select().from(contentStory).where(eq(contentStory.storyId, MAIN));
  return row;
}

/** Published chapters, in order; only a few. */
export const selectChapters = (db: Db): Promise<ChapterRow[]> =>
  db.select().from(contentChapter).where(eq(contentChapter.isPublished, true)).orderBy(asc(contentChapter.position));
