import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { privacyCounts } from './privacy.tables';

/**
 * Counts items of a person for a day.
 * @param isActive condition that the account is not cancelled
 */
export async function countItems(
  db: Db,
  { accountId, items, day }: { accountId: string; items: readonly string[]; day: string },
  isActive: SQL,
): Promise<void> {
  const rows = sql`select ${accountId}, item, ${day}, 1 from jsonb_array_elements_text(${JSON.stringify(items)}) item`;
  await db.execute(sql`insert into ${privacyCounts} (account_id, item, day, times) ${rows} where ${isActive}
    on conflict (account_id, item, day) do update set times = ${privacyCounts.times} + 1`);
}

/** Counts by item since a day; items that were never counted are left out. */
export async function timesSince(db: Db, accountId: string, day: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ item: privacyCounts.item, times: sql<number>`sum(${privacyCounts.times})`.mapWith(Number) })
    .from(privacyCounts)
    .where(and(eq(privacyCounts.accountId, accountId), gte(privacyCounts.day, day)))
    .groupBy(privacyCounts.item);
  return new Map(rows.map((row) => [row.item, row.times]));
}
