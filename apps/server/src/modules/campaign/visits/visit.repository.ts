import { and, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { campaignVisitors, campaignVisits } from '../campaign.tables';

/** Visits of a campaign on a day; `visitors`: keyed hashes of the people among them. */
export interface DayVisits {
  campaignId: string;
  day: string;
  visits: number;
  visitors: ReadonlySet<string>;
}

/** Hashes of one statement. */
const PART = 1000;

/** Notes people as counted on a day. @returns how many were not before */
async function countNew(db: Db, day: string, visitors: ReadonlySet<string>): Promise<number> {
  const rows = [...visitors].sort().map((visitor) => ({ day, visitor }));
  let added = 0;
  for (let from = 0; from < rows.length; from += PART) {
    const part = rows.slice(from, from + PART);
    const made = await db
      .insert(campaignVisitors)
      .values(part)
      .onConflictDoNothing()
      .returning({ day: campaignVisitors.day });
    added += made.length;
  }
  return added;
}

/** Adds visits to the counts of their day; needs a transaction. Callers at once add the same campaigns in the same order. */
export async function addVisits(db: Db, { campaignId, day, visits, visitors }: DayVisits): Promise<void> {
  const added = await countNew(db, day, visitors);
  await db
    .insert(campaignVisits)
    .values({ campaignId, day, visits, visitors: added })
    .onConflictDoUpdate({
      target: [campaignVisits.campaignId, campaignVisits.day],
      set: {
        visits: sql`${campaignVisits.visits} + ${visits}`,
        visitors: sql`${campaignVisits.visitors} + ${added}`,
      },
    });
}

/** Visits by day of a span, both ends included; days without any are left out. */
export const listVisits = (db: Db, campaignId: string, { from, to }: { from: string; to: string }) =>
  db
    .select({ day: campaignVisits.day, visits: campaignVisits.visits, visitors: campaignVisits.visitors })
    .from(campaignVisits)
    .where(and(eq(campaignVisits.campaignId, campaignId), gte(campaignVisits.day, from), lte(campaignVisits.day, to)));

/** Forgets who was counted before a day. */
export async function forgetVisitors(db: Db, day: string): Promise<void> {
  await db.delete(campaignVisitors).where(lt(campaignVisitors.day, day));
}
