import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AppServices } from '../../kernel/context';
import type { Db } from '../../kernel/database';
import { isOwnerSql } from '../../kernel/ownership';
import { accounts, sessions } from './account.tables';

type SessionRow = typeof sessions.$inferSelect;

const isLive = (sessionId: string): SQL | undefined => and(eq(sessions.id, sessionId), eq(sessions.state, 'live'));
const isLiveOf = (accountId: string): SQL | undefined =>
  and(eq(sessions.accountId, accountId), eq(sessions.state, 'live'));

/** Adds a login. */
export async function addSession(tx: Db, row: SessionRow): Promise<void> {
  await tx.insert(sessions).values(row);
}

/** Ends the live session of an account on a platform, because a newer login takes its place. */
export async function replaceSession(tx: Db, accountId: string, platform: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ state: 'replaced' })
    .where(and(isLiveOf(accountId), eq(sessions.platform, platform)));
}

/** Ends a session by its owner's wish. */
export async function logOutSession(tx: Db, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ state: 'loggedOut' }).where(isLive(sessionId));
}

/** Ends every live session of an account that is cancelled. */
export async function cancelSessionsOf(tx: Db, accountId: string): Promise<void> {
  await tx.update(sessions).set({ state: 'cancelled' }).where(isLiveOf(accountId));
}

/** The session of a token, with what its account may do; `account` is the account's state. */
export async function findSession(db: Db, app: AppServices, tokenHash: string) {
  const { id, accountId, platform, state, lastUsedAt } = sessions;
  const { roles, state: account } = accounts;
  const [row] = await db
    .select({ id, accountId, platform, state, lastUsedAt, roles, isOwner: isOwnerSql(app, accounts.id), account })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(eq(sessions.tokenHash, tokenHash));
  return row;
}

/** Notes that a live session was used. */
export async function touchSession(db: Db, sessionId: string, now: number): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(isLive(sessionId));
}

/** Drops sessions that were last used before a moment. */
export async function forgetSessionsBefore(db: Db, moment: number): Promise<void> {
  const limit = new Date(moment).toISOString();
  await db.delete(sessions).where(sql`${sessions.lastUsedAt} < ${limit}`);
}
