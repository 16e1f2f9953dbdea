import type { AppServices, Ctx } from './context';
import { afterCommit } from './transaction-scope';

/** Default limit of cached answers. */
const LIMIT = 500;

interface Kept<T> {
  endsAt: number;
  answer: Promise<T>;
}

/**
 * A short-lived cache of answers; concurrent callers share one run. Failures are not cached, and
 * the oldest entries are evicted first.
 */
export class AnswerCache<T> {
  private readonly kept = new Map<string, Kept<T>>();

  constructor(
    private readonly ttlMs: number,
    private readonly most = LIMIT,
  ) {}

  get(key: string, now: number, make: () => PromiseLike<T>): Promise<T> {
    const found = this.kept.get(key);
    if (found && found.endsAt > now) return found.answer;
    // Awaited here because a drizzle statement runs again for every `await`: only its result is
    // cached.
    const answer = (async () => make())();
    const entry: Kept<T> = { endsAt: now + this.ttlMs, answer };
    this.kept.delete(key);
    this.kept.set(key, entry);
    entry.answer.catch(() => this.drop(key, entry));
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
    return entry.answer;
  }

  /** Empties the cache; callers already waiting for a run still get its answer. */
  clear(): void {
    this.kept.clear();
  }

  private drop(key: string, entry: Kept<T>): void {
    if (this.kept.get(key) === entry) this.kept.delete(key);
  }
}

/**
 * Reads data that is the same for everybody once for all callers of a process, and caches it for
 * `ttlMs`, at most `most` answers. Nothing personal may be in it, and callers must not modify it:
 * merge the caller's own data into a copy.
 */
export function createSharedReads<T>(ttlMs: number, most = LIMIT) {
  const caches = new WeakMap<AppServices, AnswerCache<T>>();
  const cacheOf = (app: AppServices): AnswerCache<T> => {
    const cache = caches.get(app) ?? new AnswerCache<T>(ttlMs, most);
    caches.set(app, cache);
    return cache;
  };
  return {
    /**
     * The cached answer, or that of `read`. A transaction always reads for itself, since it may see
     * uncommitted changes.
     */
    read(ctx: Ctx, key: string, read: () => Promise<T>): Promise<T> {
      if (ctx.db !== ctx.app.database.db) return read();
      return cacheOf(ctx.app).get(key, ctx.now(), read);
    },
    /** Call it in the transaction of a change that this process should show immediately. */
    forget(ctx: Ctx): void {
      afterCommit(() => cacheOf(ctx.app).clear());
    },
  };
}
