import type { Db } from '../../../kernel/database';
import { growthBenefit, growthClaim, growthReview } from '../growth.tables';

/** Adds benefits; those that a shop has already are left as they are. */
export async function insertBenefits(db: Db, rows: (typeof growthBenefit.$inferInsert)[]): Promise<void> {
  await db.insert(growthBenefit).values(rows).onConflictDoNothing();
}

/** Adds a review of the past and claims of gifts. */
export async function insertPast(
  db: Db,
  review: typeof growthReview.$inferInsert,
  claim: typeof growthClaim.$inferInsert,
): Promise<void> {
  await db.insert(growthReview).values(review).onConflictDoNothing();
  await db.insert(growthClaim).values(claim).onConflictDoNothing();
}
