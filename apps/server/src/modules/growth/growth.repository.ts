import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import {
  growthBenefit,
  growthClaim,
  growthReview,
  growthReviewedYear,
  growthRules,
  growthSource,
} from './growth.tables';

export type RulesRow = typeof growthRules.$inferSelect;
export type SourceRow = typeof growthSource.$inferSelect;
export type BenefitRow = typeof growthBenefit.$inferSelect;

/** The newest rules that are in force at a moment. */
export async function selectRules(db: Db, at: number): Promise<RulesRow | undefined> {
  const inForce = lte(growthRules.effectiveAt, at);
  const [row] = await db.select().from(growthRules).where(inForce).orderBy(desc(growthRules.effectiveAt)).limit(1);
  return row;
}

/** Every version of the rules, the oldest first. */
export const selectAllRules = (db: Db): Promise<RulesRow[]> =>
  db.select().from(growthRules).orderBy(asc(growthRules.effectiveAt));

/** Everything that growth value is given for, in the order in which it is shown. */
export const selectSources = (db: Db): Promise<SourceRow[]> =>
  db.select().from(growthSource).orderBy(asc(growthSource.position), asc(growthSource.code));

/** What levels bring, the lowest level first. */
export const selectBenefits = (db: Db): Promise<BenefitRow[]> =>
  db.select().from(growthBenefit).orderBy(asc(growthBenefit.level), asc(growthBenefit.position));

/** Notes a claim. @returns false when the gift of this period was claimed before */
export async function insertClaim(db: Db, row: typeof growthClaim.$inferInsert): Promise<boolean> {
  const rows = await db.insert(growthClaim).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Claims of an account within periods. */
export async function selectClaims(db: Db, accountId: string, periods: string[]) {
  return db
    .select({ benefit: growthClaim.benefit, period: growthClaim.period })
    .from(growthClaim)
    .where(and(eq(growthClaim.accountId, accountId), inArray(growthClaim.period, periods)));
}

/** Notes a review. @returns false when the year of this person was reviewed before */
export async function insertReview(db: Db, row: typeof growthReview.$inferInsert): Promise<boolean> {
  const rows = await db.insert(growthReview).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** The review of a person's year. */
export async function findReview(db: Db, accountId: string, year: string) {
  const own = and(eq(growthReview.accountId, accountId), eq(growthReview.year, year));
  const [row] = await db.select().from(growthReview).where(own);
  return row;
}

/** Whether everybody's review of a year is done. */
export async function isYearReviewed(db: Db, year: string): Promise<boolean> {
  const rows = await db.select().from(growthReviewedYear).where(eq(growthReviewedYear.year, year));
  return rows.length > 0;
}

export async function insertReviewedYear(db: Db, year: string, createdAt: number): Promise<void> {
  await db.insert(growthReviewedYear).values({ year, createdAt }).onConflictDoNothing();
}
