import { SECOND_MS } from '@voltfront/rules/time';
import type { SessionLookup } from '../../gateway/session';

export type LiveSession = Extract<SessionLookup, { state: 'live' }>;

/** How long a session is not looked up again. Also the longest that a change of roles goes unnoticed. */
export const KEEP_MS = 5 * SECOND_MS;
/** Most sessions kept; the oldest make room. */
const MOST = 10_000;

/** Live sessions that were looked up a moment ago, by the hash of their token. */
export class SessionMemory {
  private readonly kept = new Map<string, { session: LiveSession; until: number }>();
  private readonly hashesOf = new Map<string, Set<string>>();
  private endings = 0;

  get(hash: string, now: number): LiveSession | undefined {
    const entry = this.kept.get(hash);
    if (entry && entry.until > now) return entry.session;
    if (entry) this.drop(hash, entry.session.actor.accountId);
    return undefined;
  }

  /** Take it before a session is looked up, and hand it to `keep`. */
  get mark(): number {
    return this.endings;
  }

  /** Keeps a session that was looked up, unless one ended meanwhile: it may have been this one. */
  keep(hash: string, session: LiveSession, now: number, mark: number): void {
    if (mark !== this.endings) return;
    const { accountId } = session.actor;
    this.kept.set(hash, { session, until: now + KEEP_MS });
    this.hashesOf.set(accountId, (this.hashesOf.get(accountId) ?? new Set()).add(hash));
    const [oldest] = this.kept;
    if (this.kept.size > MOST && oldest) this.drop(oldest[0], oldest[1].session.actor.accountId);
  }

  /** Sessions of this account ended. */
  forget(accountId: string): void {
    this.endings += 1;
    for (const hash of this.hashesOf.get(accountId) ?? []) this.kept.delete(hash);
    this.hashesOf.delete(accountId);
  }

  /** Any session may have ended. */
  clear(): void {
    this.endings += 1;
    this.kept.clear();
    this.hashesOf.clear();
  }

  get size(): number {
    return this.kept.size;
  }

  private drop(hash: string, accountId: string): void {
    this.kept.delete(hash);
    const hashes = this.hashesOf.get(accountId);
    hashes?.delete(hash);
    if (hashes?.size === 0) this.hashesOf.delete(accountId);
  }
}
