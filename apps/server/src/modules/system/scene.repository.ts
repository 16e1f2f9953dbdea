import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { sceneParams } from './system.tables';

type SceneRow = typeof sceneParams.$inferSelect;

/** Stores the query of a scene, unless it exists. */
export async function keepScene(db: Db, row: SceneRow): Promise<void> {
  await db.insert(sceneParams).values(row).onConflictDoNothing();
}

export async function findScene(db: Db, scene: string): Promise<SceneRow | undefined> {
  const [row] = await db.select().from(sceneParams).where(eq(sceneParams.scene, scene));
  return row;
}
