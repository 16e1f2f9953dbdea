import { type CallerCode, consoleCode, headers, platformCodes } from '@voltfront/contract/headers';
import { isForConsole, may, type Permission } from '@voltfront/contract/permissions';
import type { Actor } from '../kernel/context';
import type { Db } from '../kernel/database';
import { refuse } from '../kernel/errors';
import { type HeaderMap, oneHeader } from './signature';

/** Result of looking up a token. */
export type SessionLookup =
  | {
      state: 'live';
      actor: Actor;
      platform: CallerCode;
      /** The second factor was passed in this session, which only those of the console can. */
      hasSecondFactor: boolean;
    }
  | { state: 'unknown' | 'expired' | 'replaced' | 'loggedOut' | 'cancelled' };

/** Looks up the session of a token; implemented by the account module. */
export interface Sessions {
  /**
   * Live sessions are cached for some seconds, so a transaction that writes must lock the account.
   */
  find(db: Db, token: string, now: number): Promise<SessionLookup>;
  /**
   * Call it when an account's sessions end; after the caller's transaction has committed no process
   * caches them any more.
   */
  ended(accountId: string): void;
}

declare module '../kernel/context' {
  interface AppServices {
    sessions: Sessions;
  }
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const CALLERS: readonly CallerCode[] = [...platformCodes, consoleCode];

/** Platform of a request; a plain browser when the header is missing. */
export function platformOf(map: HeaderMap): CallerCode {
  const given = oneHeader(map, headers.platform);
  if (given === null) return 'WEB_MOBILE';
  const found = CALLERS.find((code) => code === given);
  if (!found) throw refuse('BAD_INPUT', { message: `${headers.platform}: unknown platform` });
  return found;
}

function bearer(map: HeaderMap): string | null {
  const value = oneHeader(map, headers.authorization);
  if (value === null) return null;
  const token = value.startsWith('Bearer ') ? value.slice(7).trim() : '';
  if (!TOKEN.test(token)) throw refuse('TOKEN_MALFORMED');
  return token;
}

/** Error codes for the states of a session that is not live. */
const REFUSALS = {
  unknown: 'TOKEN_UNKNOWN',
  expired: 'LOGIN_EXPIRED',
  loggedOut: 'LOGIN_EXPIRED',
  replaced: 'SESSION_REPLACED',
  cancelled: 'ACCOUNT_CANCELLED',
} as const;

/** The error for a session that has ended. */
export const refuseEnded = (state: keyof typeof REFUSALS) => refuse(REFUSALS[state]);

/**
 * Whether a session may make calls with a permission: those for the console want a session there and, but for passing it,
 * the second factor; a session of the console makes no others.
 */
function assertStrength(
  { platform, hasSecondFactor }: Extract<SessionLookup, { state: 'live' }>,
  permission: Permission,
): void {
  const isAtConsole = platform === consoleCode;
  if (isAtConsole && !isForConsole(permission)) throw refuse('TOKEN_PLATFORM');
  const isPassed = hasSecondFactor || permission === 'enterConsole';
  if (isForConsole(permission) && !(isAtConsole && isPassed)) throw refuse('SECOND_FACTOR_REQUIRED');
}

/**
 * The caller, checked against the endpoint's permission; null for visitors.
 * @throws LOGIN_EXPIRED when a required token is missing, the 40101xx and 40102xx codes for invalid
 * ones, FORBIDDEN without the permission, SECOND_FACTOR_REQUIRED for staff outside of a console session that has passed it
 */
export async function authenticate(
  map: HeaderMap,
  permission: Permission,
  platform: CallerCode,
  find: (token: string) => Promise<SessionLookup>,
): Promise<Actor | null> {
  if (permission === 'public') return null;
  const token = bearer(map);
  if (token === null) {
    if (may(null, permission)) return null;
    throw refuse('LOGIN_EXPIRED');
  }
  const found = await find(token);
  if (found.state !== 'live') throw refuseEnded(found.state);
  if (found.platform !== platform) throw refuse('TOKEN_PLATFORM');
  if (!may(found.actor, permission)) throw refuse('FORBIDDEN');
  assertStrength(found, permission);
  return found.actor;
}
