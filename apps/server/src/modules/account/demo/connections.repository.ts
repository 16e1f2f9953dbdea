import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../kernel/database';
import { accounts, platformIdentities, sessions } from '../account.tables';
import { accountCancellations } from '../cancellation.tables';

/** Which of some accounts are active. */
export async function selectActive(db: Db, accountIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, accountIds), eq(accounts.state, 'active')));
  return new Set(rows.map(({ id }) => id));
}

/** Rows of demo people. */
export interface ConnectionRows {
  identities: (typeof platformIdentities.$inferInsert)[];
  sessions: (typeof sessions.$inferInsert)[];
  cancellations: (typeof accountCancellations.$inferInsert)[];
}

/** Adds rows of demo people; what is there already stays. */
export async function insertConnections(db: Db, rows: ConnectionRows): Promise<void> {
  if (rows.identities.length > 0) await db.insert(platformIdentities).values(rows.identities).onConflictDoNothing();
  if (rows.sessions.length > 0) await db.insert(sessions).values(rows.sessions).onConflictDoNothing();
  if (rows.cancellations.length > 0)
    await db.insert(accountCancellations).values(rows.cancellations).onConflictDoNothing();
}
