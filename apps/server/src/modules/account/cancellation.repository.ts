import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { accountCancellations } from './cancellation.tables';

type Cancellation = typeof accountCancellations.$inferSelect;

const isWaiting = (accountId: string): SQL | undefined =>
  and(eq(accountCancellations.accountId, accountId), eq(accountCancellations.state, 'waiting'));

/** Inserts a request; false when the account has one that waits. */
export async function addCancellation(tx: Db, row: Cancellation): Promise<boolean> {
  const made = await tx
    .insert(accountCancellations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: accountCancellations.id });
  return made.length > 0;
}

/** The request of an account that waits for its orders to end. */
export async function findWaiting(db: Db, accountId: string): Promise<Cancellation | undefined> {
  const [row] = await db.select().from(accountCancellations).where(isWaiting(accountId));
  return row;
}

/** Changes the request that waits; of callers at once only one gets it. */
export async function moveWaiting(
  tx: Db,
  accountId: string,
  change: Partial<Cancellation>,
): Promise<Cancellation | undefined> {
  const [row] = await tx.update(accountCancellations).set(change).where(isWaiting(accountId)).returning();
  return row;
}

/** Accounts with a request that waits, the longest first. */
export async function waitingAccounts(db: Db, limit: number): Promise<string[]> {
  const { accountId, requestedAt, state } = accountCancellations;
  const rows = await db
    .select({ accountId })
    .from(accountCancellations)
    .where(eq(state, 'waiting'))
    .orderBy(asc(requestedAt))
    .limit(limit);
  return rows.map((row) => row.accountId);
}

/** The cancellation that a receipt belongs to. */
export async function findByReceipt(db: Db, receiptHash: string): Promise<Cancellation | undefined> {
  const [row] = await db.select().from(accountCancellations).where(eq(accountCancellations.receiptHash, receiptHash));
  return row;
}

export async function findCancellation(db: Db, id: string): Promise<Cancellation | undefined> {
  const [row] = await db.select().from(accountCancellations).where(eq(accountCancellations.id, id));
  return row;
}

/** The data of a closed account is erased. */
export async function markErased(tx: Db, id: string, erasedAt: number): Promise<void> {
  await tx
    .update(accountCancellations)
    .set({ state: 'done', erasedAt })
    .where(and(eq(accountCancellations.id, id), eq(accountCancellations.state, 'requested')));
}
