import { sql } from 'drizzle-orm';
import type { Db } from './database';
import { demoSets } from './kernel.tables';

/** Keys of the sets that this database has had. */
export async function addedSets(db: Db): Promise<Set<string>> {
  const rows = await db.select({ name: demoSets.name }).from(demoSets);
  return new Set(rows.map(({ name }) => name));
}

/** Lifts the time limits of a transaction, so that the processes that wait for it wait for all of it. */
export async function waitAsLongAsItTakes(tx: Db): Promise<void> {
  await tx.execute(sql`set local lock_timeout = 0`);
  await tx.execute(sql`set local statement_timeout = 0`);
}

/** Notes that a set is added; false when another process did it. */
export async function markAdded(tx: Db, row: typeof demoSets.$inferInsert): Promise<boolean> {
  const first = await tx.insert(demoSets).values(row).onConflictDoNothing().returning();
  return first.length > 0;
}
