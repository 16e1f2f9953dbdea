import { createHash } from 'node:crypto';
import type { PlatformCode } from '@voltfront/contract/headers';
import { and, eq, sql } from 'drizzle-orm';
import type { SessionLookup, Sessions } from '../../gateway/session';
import type { Db } from '../../kernel/database';
import { newId, randomToken } from '../../kernel/ids';
import { accounts, sessions } from './account.tables';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Opens a session and ends the older one of the same platform. Needs a transaction.
 * @returns the token; it cannot be read again later.
 */
export async function openSession(tx: Db, accountId: string, platform: PlatformCode, now: number): Promise<string> {
  // The account's row is the queue: two logins at once end one after the other.
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  await tx
    .update(sessions)
    .set({ state: 'replaced' })
    .where(and(eq(sessions.accountId, accountId), eq(sessions.platform, platform), eq(sessions.state, 'live')));
  const token = randomToken(32);
  await tx.insert(sessions).values({
    id: newId(now),
    accountId,
    platform,
    tokenHash: hashToken(token),
    state: 'live',
    createdAt: now,
    lastUsedAt: now,
  });
  return token;
}

/** Ends one session by its owner's wish. */
export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ state: 'loggedOut' })
    .where(and(eq(sessions.id, sessionId), eq(sessions.state, 'live')));
}

/** Ends every live session of a cancelled account. */
export async function cancelSessions(tx: Db, accountId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ state: 'cancelled' })
    .where(and(eq(sessions.accountId, accountId), eq(sessions.state, 'live')));
}

/** Session lookup for the gateway; a session ends `days` after its last use. */
export function createSessions(days: number): Sessions {
  return {
    async find(db, token, now): Promise<SessionLookup> {
      const [row] = await db
        .select({
          id: sessions.id,
          accountId: sessions.accountId,
          platform: sessions.platform,
          state: sessions.state,
          lastUsedAt: sessions.lastUsedAt,
          roles: accounts.roles,
        })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(eq(sessions.tokenHash, hashToken(token)));
      if (!row) return { state: 'unknown' };
      if (row.state !== 'live') return { state: row.state };
      if (now - row.lastUsedAt > days * DAY_MS) return { state: 'expired' };
      if (now - row.lastUsedAt > HOUR_MS) await touch(db, row.id, now);
      return {
        state: 'live',
        platform: row.platform as PlatformCode,
        actor: { accountId: row.accountId, sessionId: row.id, roles: row.roles },
      };
    },
  };
}

async function touch(db: Db, sessionId: string, now: number): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId));
}

/** Drops ended and long unused sessions. */
export async function forgetOldSessions(db: Db, days: number, now: number): Promise<void> {
  const limit = new Date(now - 2 * days * DAY_MS).toISOString();
  await db.delete(sessions).where(sql`${sessions.lastUsedAt} < ${limit}`);
}
