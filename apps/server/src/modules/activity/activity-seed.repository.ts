import type { Db } from '../../kernel/database';
import { activities, activityTweets } from './activity.tables';

/** Inserts activities. */
export async function insertActivities(db: Db, rows: (typeof activities.$inferInsert)[]): Promise<void> {
  await db.insert(activities).values(rows);
}

/** Inserts posts about activities. */
export async function insertTweets(db: Db, rows: (typeof activityTweets.$inferInsert)[]): Promise<void> {
  await db.insert(activityTweets).values(rows);
}
