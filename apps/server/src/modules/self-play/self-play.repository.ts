import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { demoSelfPlay } from './self-play.tables';

export type SelfPlayMode = (typeof demoSelfPlay.$inferSelect)['mode'];

const ONLY = 'only';

/** The mode that was chosen; undefined while nobody has. */
export async function selectMode(db: Db): Promise<SelfPlayMode | undefined> {
  const [row] = await db.select().from(demoSelfPlay).where(eq(demoSelfPlay.id, ONLY));
  return row?.mode;
}

export async function saveMode(db: Db, mode: SelfPlayMode, updatedAt: number): Promise<void> {
  await db
    .insert(demoSelfPlay)
    .values({ id: ONLY, mode, updatedAt })
    .onConflictDoUpdate({ target: demoSelfPlay.id, set: { mode, updatedAt } });
}
