import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { carManual } from './manual.tables';

export type ManualRow = typeof carManual.$inferSelect;

/** Heads of all chapters, in their order. */
export function selectManual(db: Db): Promise<Omit<ManualRow, 'blocks'>[]> {
  const { chapter, position, title, summary, picture, updatedAt } = carManual;
  return db
    .select({ chapter, position, title, summary, picture, updatedAt })
    .from(carManual)
    .orderBy(asc(position), asc(chapter));
}

export async function selectChapter(db: Db, chapter: string): Promise<ManualRow | undefined> {
  const [row] = await db.select().from(carManual).where(eq(carManual.chapter, chapter));
  return row;
}

/** Adds chapters, unless there are such. */
export async function insertChapters(db: Db, rows: readonly (typeof carManual.$inferInsert)[]): Promise<void> {
  await db
    .insert(carManual)
    .values([...rows])
    .onConflictDoNothing();
}
