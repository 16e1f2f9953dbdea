import type { Db } from '../../kernel/database';
import { activities } from './activity.tables';

/** Inserts activities. */
export async function insertActivities(db: Db, rows: (typeof activities.$inferInsert)[]): Promise<void> {
  await db.insert(activities).values(rows);
}
