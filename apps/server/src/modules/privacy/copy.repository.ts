import { createHash } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { privacyCopies, privacyCopyTokens, privacyCounts, privacyTurns } from './privacy.tables';

export type CopyRow = typeof privacyCopies.$inferSelect;
export type TokenRow = typeof privacyCopyTokens.$inferSelect;

/** Identifies a copy; the person comes first. */
export interface CopyKey {
  accountId: string;
  copyId: string;
}

const byKey = ({ accountId, copyId }: CopyKey) =>
  and(eq(privacyCopies.accountId, accountId), eq(privacyCopies.copyId, copyId));

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Records a request if the person's last one was at or before `until`; false when it was later. */
export async function takeTurn(db: Db, accountId: string, now: number, until: number): Promise<boolean> {
  const taken = await db
    .insert(privacyTurns)
    .values({ accountId, requestedAt: now })
    .onConflictDoUpdate({
      target: privacyTurns.accountId,
      set: { requestedAt: now },
      setWhere: lte(privacyTurns.requestedAt, until),
    })
    .returning({ accountId: privacyTurns.accountId });
  return taken.length > 0;
}

export async function lastTurn(db: Db, accountId: string): Promise<number | null> {
  const [row] = await db.select().from(privacyTurns).where(eq(privacyTurns.accountId, accountId));
  return row?.requestedAt ?? null;
}

export async function insertCopy(db: Db, key: CopyKey, requestedAt: number): Promise<void> {
  await db.insert(privacyCopies).values({ ...key, requestedAt });
}

/** The newest copy, without its content. */
export async function newestCopy(db: Db, accountId: string): Promise<Omit<CopyRow, 'sealedContent'> | undefined> {
  const { copyId, requestedAt, readyAt, expiresAt, bytes } = privacyCopies;
  const [row] = await db
    .select({ accountId: privacyCopies.accountId, copyId, requestedAt, readyAt, expiresAt, bytes })
    .from(privacyCopies)
    .where(eq(privacyCopies.accountId, accountId))
    .orderBy(desc(copyId))
    .limit(1);
  return row;
}

export async function findCopy(db: Db, key: CopyKey): Promise<CopyRow | undefined> {
  const [row] = await db.select().from(privacyCopies).where(byKey(key));
  return row;
}

/** Stores the file of a copy without one; false when it already has one. */
export async function fillCopy(
  db: Db,
  key: CopyKey,
  content: Pick<CopyRow, 'sealedContent' | 'bytes' | 'readyAt' | 'expiresAt'>,
): Promise<boolean> {
  const filled = await db
    .update(privacyCopies)
    .set(content)
    .where(and(byKey(key), sql`${privacyCopies.readyAt} is null`))
    .returning({ copyId: privacyCopies.copyId });
  return filled.length > 0;
}

export async function insertToken(db: Db, token: string, row: Omit<TokenRow, 'tokenHash'>): Promise<void> {
  await db.insert(privacyCopyTokens).values({ ...row, tokenHash: hash(token) });
}

/** Uses up a valid token: a second request finds none. */
export async function takeToken(db: Db, token: string, now: number): Promise<TokenRow | undefined> {
  const [row] = await db
    .delete(privacyCopyTokens)
    .where(and(eq(privacyCopyTokens.tokenHash, hash(token)), gt(privacyCopyTokens.expiresAt, now)))
    .returning();
  return row;
}

/**
 * Empties expired copies and deletes expired tokens; deletes requests made before `keepSince` and
 * counts before `daySince`.
 */
export async function deleteOld(db: Db, now: number, keepSince: number, daySince: string): Promise<void> {
  await db.delete(privacyCopyTokens).where(lte(privacyCopyTokens.expiresAt, now));
  await db
    .update(privacyCopies)
    .set({ sealedContent: null })
    .where(and(lte(privacyCopies.expiresAt, now), isNotNull(privacyCopies.sealedContent)));
  await db.delete(privacyCopies).where(lte(privacyCopies.expiresAt, keepSince));
  await db.delete(privacyCounts).where(lte(privacyCounts.day, daySince));
}
