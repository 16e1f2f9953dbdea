import { SECOND_MS } from '@voltfront/rules/time';
import type { SessionLookup } from '../../gateway/session';

export type LiveSession = Extract<SessionLookup, { state: 'live' }>;

/** How long a session is cached. Also the longest that a change of roles goes unnoticed. */
export const KEEP_MS = 5 * SECOND_MS;
/** Most cached sessions; the oldest are evicted. */
const MOST = 10_000;

/** A cache of live sessions, by the hash of their token. */
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

  /** Read it before looking up a session, and pass it to `keep`. */
  get mark(): number {
    return this.endings;
  }

  /**
   * Caches a looked-up session, unless any session has ended since `mark`: it may have been this
   * one.
   */
  keep(hash: string, session: LiveSession, now: number, mark: number): void {
    if (mark !== this.endings) return;
    const { accountId } = session.actor;
    this.kept.set(hash, { session, until: now + KEEP_MS });
    this.hashesOf.set(accountId, (this.hashesOf.get(accountId) ?? new Set()).add(hash));
    const [oldest] = this.kept;
    if (this.kept.size > MOST && oldest) this.drop(oldest[0], oldest[1].session.actor.accountId);
  }

  /** Call it when sessions of this account have ended. */
  forget(accountId: string): void {
    this.endings += 1;
    for (const hash of this.hashesOf.get(accountId) ?? []) this.kept.delete(hash);
    this.hashesOf.delete(accountId);
  }

  /** Call it when any session may have ended. */
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
