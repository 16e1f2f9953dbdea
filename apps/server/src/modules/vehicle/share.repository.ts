import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { keyset, type PageRange } from '../../kernel/list';
import { vehicleContact, vehicleShare, vehicleShareView } from './share.tables';

/** A stored share. */
export type ShareRow = typeof vehicleShare.$inferSelect;

export async function insertShare(db: Db, row: typeof vehicleShare.$inferInsert): Promise<void> {
  await db.insert(vehicleShare).values(row);
}

export async function findShare(db: Db, shareId: string): Promise<ShareRow | undefined> {
  const rows = await db.select().from(vehicleShare).where(eq(vehicleShare.shareId, shareId));
  return rows[0];
}

const newestFirst = keyset(vehicleShare.createdAt, vehicleShare.shareId);

/** A sender's open shares except one, newest first. */
export async function listOpenShares(
  db: Db,
  sender: { accountId: string; butShareId: string },
  now: number,
  { after, limit }: PageRange,
): Promise<ShareRow[]> {
  const { shareId, accountId, expiresAt, withdrawnAt } = vehicleShare;
  const isOpen = and(gt(expiresAt, now), isNull(withdrawnAt));
  return db
    .select()
    .from(vehicleShare)
    .where(and(eq(accountId, sender.accountId), ne(shareId, sender.butShareId), isOpen, newestFirst.after(after)))
    .orderBy(...newestFirst.order)
    .limit(limit);
}

/** A sender's newest share that is open. */
export async function findNewestOpen(db: Db, accountId: string, now: number): Promise<ShareRow | undefined> {
  const [row] = await listOpenShares(db, { accountId, butShareId: '' }, now, { after: null, limit: 1 });
  return row;
}

/** Counts a view; returns the number of views, whether or not this one was new. */
export async function countView(db: Db, view: { shareId: string; viewer: string; createdAt: number }): Promise<number> {
  const added = await db.insert(vehicleShareView).values(view).onConflictDoNothing().returning();
  const isThis = eq(vehicleShare.shareId, view.shareId);
  const rows =
    added.length === 0
      ? await db.select({ count: vehicleShare.viewCount }).from(vehicleShare).where(isThis)
      : await db
          .update(vehicleShare)
          .set({ viewCount: sql`${vehicleShare.viewCount} + 1` })
          .where(isThis)
          .returning({ count: vehicleShare.viewCount });
  return rows[0]?.count ?? 0;
}

/** Records an adviser as the contact of a customer who has none yet. */
export async function insertContact(db: Db, row: typeof vehicleContact.$inferInsert): Promise<void> {
  await db.insert(vehicleContact).values(row).onConflictDoNothing();
}

export async function findContact(db: Db, accountId: string): Promise<string | null> {
  const rows = await db.select().from(vehicleContact).where(eq(vehicleContact.accountId, accountId));
  return rows[0]?.adviserId ?? null;
}

/** Withdraws a share of the account permanently; false when there is no such share. */
export async function withdrawShare(db: Db, accountId: string, shareId: string, now: number): Promise<boolean> {
  const isOwn = and(eq(vehicleShare.shareId, shareId), eq(vehicleShare.accountId, accountId));
  await db
    .update(vehicleShare)
    .set({ withdrawnAt: now })
    .where(and(isOwn, isNull(vehicleShare.withdrawnAt)));
  const rows = await db.select({ shareId: vehicleShare.shareId }).from(vehicleShare).where(isOwn);
  return rows.length > 0;
}
