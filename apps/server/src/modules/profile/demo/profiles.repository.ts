import type { Db } from '../../../kernel/database';
import { nicknames, profileReviews, profiles } from '../profile.tables';

/** Rows of demo people. */
export interface ProfileRows {
  profiles: (typeof profiles.$inferInsert)[];
  nicknames: (typeof nicknames.$inferInsert)[];
  reviews: (typeof profileReviews.$inferInsert)[];
}

/** Adds rows of demo people; what is there already stays. */
export async function insertProfiles(db: Db, rows: ProfileRows): Promise<void> {
  if (rows.profiles.length > 0) await db.insert(profiles).values(rows.profiles).onConflictDoNothing();
  if (rows.nicknames.length > 0) await db.insert(nicknames).values(rows.nicknames).onConflictDoNothing();
  if (rows.reviews.length > 0) await db.insert(profileReviews).values(rows.reviews).onConflictDoNothing();
}
