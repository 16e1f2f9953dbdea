import { DAY_MS } from '../time';

/** Whom a campaign is for; everybody where nothing is said. */
export interface Audience {
  /** One of these roles is enough. */
  roles?: readonly ('owner' | 'employee' | 'partner')[];
  /** None of these, whatever else they are. */
  except?: readonly ('employee' | 'partner')[];
  /** Accounts that are at most so many days old. */
  newForDays?: number;
  /** Lowest level of membership, 1 to 6. */
  minLevel?: number;
}

/** What is known of a person; levels count from 1. */
export interface Member {
  roles: readonly string[];
  /** Epoch milliseconds. */
  joinedAt: number;
  level: number;
}

/** Why a campaign is not for somebody; null: it is for them, or they have to log in to find out. */
export type AudienceRefusal = 'role' | 'notNew' | 'level' | null;

/**
 * Why a campaign is not for a person at a moment.
 *
 * Example: for employees only: a customer gets `role`.
 */
export function refusalOf(
  { roles, except, newForDays, minLevel }: Audience,
  member: Member,
  now: number,
): AudienceRefusal {
  if (roles && !roles.some((role) => member.roles.includes(role))) return 'role';
  if (except?.some((role) => member.roles.includes(role))) return 'role';
  if (newForDays !== undefined && now - member.joinedAt > newForDays * DAY_MS) return 'notNew';
  if (minLevel !== undefined && member.level < minLevel) return 'level';
  return null;
}
