import { sql } from 'drizzle-orm';
import type { Db } from './database';
import { demoSets } from './kernel.tables';

/** Keys of the demo sets already added to this database. */
export async function addedSets(db: Db): Promise<Set<string>> {
  const rows = await db.select({ name: demoSets.name }).from(demoSets);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Removes the transaction's timeouts, so that a process waiting for another one's demo set waits
 * until it is complete.
 */
export async function waitAsLongAsItTakes(tx: Db): Promise<void> {
  await tx.execute(sql`set local lock_timeout = 0`);
  await tx.execute(sql`set local statement_timeout = 0`);
}

/** Records that a set was added; false when another process already added it. */
export async function markAdded(tx: Db, row: typeof demoSets.$inferInsert): Promise<boolean> {
  const first = await tx.insert(demoSets).values(row).onConflictDoNothing().returning();
  return first.length > 0;
}
