import { consoleCode } from '@voltfront/contract/headers';
import { and, desc, eq, gte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AppServices } from '../../kernel/context';
import type { Db } from '../../kernel/database';
import { isOwnerSql } from '../../kernel/ownership';
import { accounts, sessions } from './account.tables';

type SessionRow = typeof sessions.$inferSelect;
type NewSession = typeof sessions.$inferInsert;

const isLive = (sessionId: string): SQL | undefined => and(eq(sessions.id, sessionId), eq(sessions.state, 'live'));
const isLiveOf = (accountId: string): SQL | undefined =>
  and(eq(sessions.accountId, accountId), eq(sessions.state, 'live'));

/** Inserts a session. */
export async function addSession(tx: Db, row: NewSession): Promise<void> {
  await tx.insert(sessions).values(row);
}

/** Ends the live session of an account on a platform, because a newer login replaces it. */
export async function replaceSession(tx: Db, accountId: string, platform: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ state: 'replaced' })
    .where(and(isLiveOf(accountId), eq(sessions.platform, platform)));
}

/** Notes that the second factor was passed in a session. */
export async function strengthenSession(tx: Db, sessionId: string, now: number): Promise<void> {
  await tx.update(sessions).set({ secondFactorAt: now }).where(isLive(sessionId));
}

/** Ends the live session of an account on a platform, because its rights have changed. */
export async function logOutFrom(tx: Db, accountId: string, platform: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ state: 'loggedOut' })
    .where(and(isLiveOf(accountId), eq(sessions.platform, platform)));
}

/** Ends a session at its owner's request. */
export async function logOutSession(tx: Db, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ state: 'loggedOut' }).where(isLive(sessionId));
}

/** Live sessions of a customer that were used since a moment, by last use; that of the console is none of theirs. */
export function liveSessionsOf(
  db: Db,
  accountId: string,
  usedSince: number,
): Promise<Pick<SessionRow, 'id' | 'platform' | 'createdAt' | 'lastUsedAt'>[]> {
  const { id, platform, createdAt, lastUsedAt } = sessions;
  return db
    .select({ id, platform, createdAt, lastUsedAt })
    .from(sessions)
    .where(and(isLiveOf(accountId), gte(lastUsedAt, usedSince), ne(sessions.platform, consoleCode)))
    .orderBy(desc(lastUsedAt));
}

/** Ends a session of an account at its owner's request. */
export async function logOutSessionOf(
  tx: Db,
  accountId: string,
  sessionId: string,
): Promise<'done' | 'ended' | 'missing'> {
  const own = and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId));
  const ended = await tx
    .update(sessions)
    .set({ state: 'loggedOut' })
    .where(and(own, eq(sessions.state, 'live')))
    .returning({ id: sessions.id });
  if (ended.length > 0) return 'done';
  const known = await tx.select({ id: sessions.id }).from(sessions).where(own);
  return known.length > 0 ? 'ended' : 'missing';
}

/** Ends every live session of a cancelled account. */
export async function cancelSessionsOf(tx: Db, accountId: string): Promise<void> {
  await tx.update(sessions).set({ state: 'cancelled' }).where(isLiveOf(accountId));
}

/** The session of a token, with its account's roles; `account` is the account's state. */
export async function findSession(db: Db, app: AppServices, tokenHash: string) {
  const { id, accountId, platform, state, lastUsedAt, secondFactorAt } = sessions;
  const { roles, state: account } = accounts;
  const [row] = await db
    .select({
      id,
      accountId,
      platform,
      state,
      lastUsedAt,
      secondFactorAt,
      roles,
      isOwner: isOwnerSql(app, accounts.id),
      account,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(eq(sessions.tokenHash, tokenHash));
  return row;
}

/** Updates the time of a session's last use. */
export async function touchSession(db: Db, sessionId: string, now: number): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(isLive(sessionId));
}

/** Deletes sessions last used before a time (epoch ms). */
export async function forgetSessionsBefore(db: Db, moment: number): Promise<void> {
  const limit = new Date(moment).toISOString();
  await db.delete(sessions).where(sql`${sessions.lastUsedAt} < ${limit}`);
}

/** Whether somebody with one of these roles has a session that is live and was used since a moment. */
export async function hasLiveSession(db: Db, roles: readonly string[], usedSince: number): Promise<boolean> {
  const isStaff = or(...roles.map((role) => sql`${accounts.roles} @> ${JSON.stringify([role])}::jsonb`));
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.state, 'live'), gte(sessions.lastUsedAt, usedSince), isStaff))
    .limit(1);
  return rows.length > 0;
}
