import { headers, type PlatformCode, platformCodes } from '@voltfront/contract/headers';
import { may, type Permission } from '@voltfront/contract/permissions';
import type { Actor } from '../kernel/context';
import type { Db } from '../kernel/database';
import { refuse } from '../kernel/errors';
import { type HeaderMap, oneHeader } from './signature';

/** What is known about a token. */
export type SessionLookup =
  | { state: 'live'; actor: Actor; platform: PlatformCode }
  | { state: 'unknown' | 'expired' | 'replaced' | 'loggedOut' | 'cancelled' };

/** Finds the session of a token; given by the account module. */
export interface Sessions {
  /** A live one is remembered for some seconds, so whoever writes holds the account in the transaction that writes. */
  find(db: Db, token: string, now: number): Promise<SessionLookup>;
  /** Sessions of an account end with the caller's transaction: then no process remembers them any more. */
  ended(accountId: string): void;
}

declare module '../kernel/context' {
  interface AppServices {
    sessions: Sessions;
  }
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Platform of a request; plain browsers when the header is missing. */
export function platformOf(map: HeaderMap): PlatformCode {
  const given = oneHeader(map, headers.platform);
  if (given === null) return 'WEB_MOBILE';
  const found = platformCodes.find((code) => code === given);
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

/** What a session that is not live is refused with. */
const REFUSALS = {
  unknown: 'TOKEN_UNKNOWN',
  expired: 'LOGIN_EXPIRED',
  loggedOut: 'LOGIN_EXPIRED',
  replaced: 'SESSION_REPLACED',
  cancelled: 'ACCOUNT_CANCELLED',
} as const;

/** The refusal for a session that has ended. */
export const refuseEnded = (state: keyof typeof REFUSALS) => refuse(REFUSALS[state]);

/**
 * Who is asking, by the permission that the endpoint wants; null for visitors.
 * @throws LOGIN_EXPIRED without a needed token, the 40101xx and 40102xx rows for bad ones, FORBIDDEN without the permission
 */
export async function authenticate(
  map: HeaderMap,
  permission: Permission,
  platform: PlatformCode,
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
  return found.actor;
}
