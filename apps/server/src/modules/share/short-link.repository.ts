import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { shortLinkMakers, shortLinks, shortLinkVisits } from './short-link.tables';

/** A stored link. */
export type LinkRow = typeof shortLinks.$inferSelect;
/** A link to be stored. */
export type NewLink = typeof shortLinks.$inferInsert;

export async function insertLinks(db: Db, rows: NewLink[]): Promise<void> {
  if (rows.length > 0) await db.insert(shortLinks).values(rows);
}

export async function findLink(db: Db, token: string): Promise<LinkRow | undefined> {
  const rows = await db.select().from(shortLinks).where(eq(shortLinks.token, token));
  return rows[0];
}

/** Serialises the requests of one person; call it in a transaction. */
export async function queueMaker(tx: Db, accountId: string, now: number): Promise<void> {
  await tx
    .insert(shortLinkMakers)
    .values({ accountId, lastMadeAt: now })
    .onConflictDoUpdate({ target: shortLinkMakers.accountId, set: { lastMadeAt: now } });
}

const openOf = (accountId: string, now: number) =>
  and(eq(shortLinks.accountId, accountId), gt(shortLinks.expiresAt, now), isNull(shortLinks.withdrawnAt));

/** Renews the person's open link for the same target; undefined when there is none. */
export async function renewLink(
  tx: Db,
  same: { accountId: string; fingerprint: string },
  now: number,
  expiresAt: number,
): Promise<LinkRow | undefined> {
  const rows = await tx
    .update(shortLinks)
    .set({ expiresAt })
    .where(and(openOf(same.accountId, now), eq(shortLinks.fingerprint, same.fingerprint)))
    .returning();
  return rows[0];
}

/** Open links of a person. */
export const countOpen = (db: Db, accountId: string, now: number): Promise<number> =>
  db.$count(shortLinks, openOf(accountId, now));

/** Counts a visit once per visitor and day. */
export async function countVisit(tx: Db, visit: { token: string; day: string; visitor: string }): Promise<void> {
  const added = await tx.insert(shortLinkVisits).values(visit).onConflictDoNothing().returning();
  if (added.length === 0) return;
  await tx
    .update(shortLinks)
    .set({ visitCount: sql`${shortLinks.visitCount} + 1` })
    .where(eq(shortLinks.token, visit.token));
}

/** Withdraws a link of the person permanently; false when there is none. */
export async function withdrawOwn(db: Db, accountId: string, token: string, now: number): Promise<boolean> {
  const isOwn = and(eq(shortLinks.token, token), eq(shortLinks.accountId, accountId));
  const rows = await db
    .update(shortLinks)
    .set({ withdrawnAt: sql`coalesce(${shortLinks.withdrawnAt}, ${new Date(now).toISOString()}::timestamptz)` })
    .where(isOwn)
    .returning({ token: shortLinks.token });
  return rows.length > 0;
}

/** Drops the visitors of days before `day`. */
export async function forgetVisits(db: Db, day: string): Promise<void> {
  await db.delete(shortLinkVisits).where(lt(shortLinkVisits.day, day));
}
