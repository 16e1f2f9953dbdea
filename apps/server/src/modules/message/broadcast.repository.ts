import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { messageBroadcasts, messages } from './message.tables';

export type BroadcastRow = typeof messageBroadcasts.$inferSelect;

const newestFirst = keyset(messageBroadcasts.createdAt, messageBroadcasts.id);

/** Template of messages that staff wrote; their event is the broadcast. */
export const BY_STAFF = 'staff';

export async function insertBroadcast(db: Db, row: typeof messageBroadcasts.$inferInsert): Promise<void> {
  await db.insert(messageBroadcasts).values(row);
}

/** Reads a broadcast and locks it, so that of several jobs one sends a batch. */
export async function lockBroadcast(db: Db, id: string): Promise<BroadcastRow | undefined> {
  const [row] = await db.select().from(messageBroadcasts).where(eq(messageBroadcasts.id, id)).for('update');
  return row;
}

/** Keeps how far a locked broadcast is. */
export async function moveBroadcast(db: Db, id: string, changes: Partial<BroadcastRow>): Promise<void> {
  await db.update(messageBroadcasts).set(changes).where(eq(messageBroadcasts.id, id));
}

/** A page of what staff wrote, newest first. */
export const selectBroadcasts = (db: Db, { after, limit }: PageRange): Promise<BroadcastRow[]> =>
  db
    .select()
    .from(messageBroadcasts)
    .where(newestFirst.after(after))
    .orderBy(...newestFirst.order)
    .limit(limit);

/** Inserts messages, one per person and broadcast. @returns the people who got one now */
export async function insertBatch(db: Db, rows: (typeof messages.$inferInsert)[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const made = await db
    .insert(messages)
    .values(rows)
    .onConflictDoNothing()
    .returning({ accountId: messages.accountId });
  return made.map(({ accountId }) => accountId);
}

/** Counts that people read messages of broadcasts, in the order of their ids, so that readers do not wait in a circle. */
export async function countReads(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = inArray(messageBroadcasts.id, [...ids]);
  const held = await db
    .select({ id: messageBroadcasts.id })
    .from(messageBroadcasts)
    .where(known)
    .orderBy(messageBroadcasts.id)
    .for('update');
  if (held.length === 0) return;
  await db
    .update(messageBroadcasts)
    .set({ read: sql`${messageBroadcasts.read} + 1` })
    .where(known);
}
