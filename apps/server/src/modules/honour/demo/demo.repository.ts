import type { Db } from '../../../kernel/database';
import { honourAward, honourBooking, honourExperience } from '../honour.tables';

/** Rows that the demo adds; those that a shop has already are left as they are. */
export interface HonourRows {
  experiences: (typeof honourExperience.$inferInsert)[];
  awards: (typeof honourAward.$inferInsert)[];
  bookings: (typeof honourBooking.$inferInsert)[];
}

export async function insertHonours(db: Db, { experiences, awards, bookings }: HonourRows): Promise<void> {
  await db.insert(honourExperience).values(experiences).onConflictDoNothing();
  if (awards.length > 0) await db.insert(honourAward).values(awards).onConflictDoNothing();
  if (bookings.length > 0) await db.insert(honourBooking).values(bookings).onConflictDoNothing();
}
