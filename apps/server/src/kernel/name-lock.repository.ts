import { sql } from 'drizzle-orm';
import type { Db } from './database';

/**
 * Holds a name until the transaction ends; others who want it wait. For what has no row yet that could be locked.
 * @param name begins with what it is about, such as `trade-in:{userId}`
 */
export async function lockName(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
