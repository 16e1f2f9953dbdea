import { createHash } from 'node:crypto';
import { type CallerCode, consoleCode } from '@voltfront/contract/headers';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@voltfront/rules/time';
import type { SessionLookup, Sessions } from '../../gateway/session';
import type { Actor, ActorCtx, AppServices, Ctx } from '../../kernel/context';
import type { Db } from '../../kernel/database';
import { newId, randomToken } from '../../kernel/ids';
import { afterCommit } from '../../kernel/transaction-scope';
import { queueLogin } from './account.repository';
import { rolesOf } from './roles';
import {
  addSession,
  cancelSessionsOf,
  findSession,
  forgetSessionsBefore,
  logOutFrom,
  logOutSession,
  replaceSession,
  strengthenSession,
  touchSession,
} from './session.repository';
import { SessionMemory } from './session-memory';

/** Signal channel: sessions of an account have ended; the text is its id. */
export const SESSIONS_ENDED = 'sessions-ended';

/** A session of the console ends when it was unused for so long; its last use is written down once a minute. */
export const CONSOLE_IDLE_MS = 30 * MINUTE_MS;

/** How long a session lives without use, and how often its last use is written down. */
const spansOf = (app: AppServices, platform: string) =>
  platform === consoleCode
    ? { idleMs: CONSOLE_IDLE_MS, touchMs: MINUTE_MS }
    : { idleMs: app.config.sessionDays * DAY_MS, touchMs: HOUR_MS };

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Creates a session on the caller's platform, or at the console for staff, and ends the older one there. Call it in a
 * transaction.
 * @returns the token, which cannot be read again later; null when the account was cancelled
 * meanwhile
 */
export async function openSession(
  ctx: Ctx,
  accountId: string,
  platform: CallerCode = ctx.platform,
): Promise<string | null> {
  const { db } = ctx;
  const now = ctx.now();
  // The account's row lock serialises concurrent logins, and makes them wait for a cancellation.
  if (!(await queueLogin(db, accountId))) return null;
  await replaceSession(db, accountId, platform);
  const token = randomToken(32);
  const times = { createdAt: now, lastUsedAt: now };
  await addSession(db, { id: newId(now), accountId, platform, tokenHash: hashToken(token), state: 'live', ...times });
  ctx.app.sessions.ended(accountId);
  return token;
}

/** Notes that the second factor was passed in the caller's session. Call it in a transaction. */
export async function strengthen(ctx: ActorCtx): Promise<void> {
  await strengthenSession(ctx.db, ctx.actor.sessionId, ctx.now());
  ctx.app.sessions.ended(ctx.actor.accountId);
}

/** Ends somebody's session of the console, because their roles or their second factor changed. Call it in a transaction. */
export async function leaveConsole({ db, app }: Ctx, accountId: string): Promise<void> {
  await logOutFrom(db, accountId, consoleCode);
  app.sessions.ended(accountId);
}

/** Ends a session at its owner's request. Call it in a transaction. */
export async function endSession({ db, app }: Ctx, { accountId, sessionId }: Actor): Promise<void> {
  await logOutSession(db, sessionId);
  app.sessions.ended(accountId);
}

/** Ends every live session of a cancelled account. Call it in a transaction. */
export async function cancelSessions({ db, app }: Ctx, accountId: string): Promise<void> {
  await cancelSessionsOf(db, accountId);
  app.sessions.ended(accountId);
}

async function lookUp(app: AppServices, db: Db, tokenHash: string, now: number): Promise<SessionLookup> {
  const row = await findSession(db, app, tokenHash);
  if (!row) return { state: 'unknown' };
  if (row.state !== 'live') return { state: row.state };
  if (row.account !== 'active') return { state: 'cancelled' };
  const { idleMs, touchMs } = spansOf(app, row.platform);
  if (now - row.lastUsedAt > idleMs) return { state: 'expired' };
  if (now - row.lastUsedAt > touchMs) await touchSession(db, row.id, now);
  return {
    state: 'live',
    platform: row.platform as CallerCode,
    hasSecondFactor: row.secondFactorAt !== null,
    actor: { accountId: row.accountId, sessionId: row.id, roles: rolesOf(row) },
  };
}

/** Session lookup for the gateway. */
export async function createSessions(app: AppServices): Promise<Sessions> {
  const memory = new SessionMemory();
  await app.signals.listen(SESSIONS_ENDED, {
    heard: (accountId) => memory.forget(accountId),
    missed: () => memory.clear(),
  });
  return {
    async find(db, token, now) {
      const tokenHash = hashToken(token);
      const known = memory.get(tokenHash, now);
      if (known) return known;
      const { mark } = memory;
      const found = await lookUp(app, db, tokenHash, now);
      if (found.state === 'live') memory.keep(tokenHash, found, now, mark);
      return found;
    },
    ended: (accountId) => afterCommit(() => app.signals.send(SESSIONS_ENDED, accountId)),
  };
}

/** Deletes ended sessions and those unused for `days` days. */
export async function forgetOldSessions(db: Db, days: number, now: number): Promise<void> {
  await forgetSessionsBefore(db, now - 2 * days * DAY_MS);
}
