import type { AppServices, Ctx } from './context';
import { afterCommit } from './transaction-scope';

/** Default limit of cached answers. */
const LIMIT = 500;

interface Kept<T> {
  endsAt: number;
  answer: Promise<T>;
  /** The answer itself, once it is there. */
  arrived?: { value: T };
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
    this.keep(key, entry);
    answer.then(
      (value) => {
        entry.arrived = { value };
      },
      () => this.drop(key, entry),
    );
    return answer;
  }

  /** The cached answer if it is there; undefined while it is still being read. */
  arrived(key: string, now: number): { value: T } | undefined {
    const found = this.kept.get(key);
    return found && found.endsAt > now ? found.arrived : undefined;
  }

  /** Caches an answer that the caller has. */
  put(key: string, now: number, value: T): void {
    this.keep(key, { endsAt: now + this.ttlMs, answer: Promise.resolve(value), arrived: { value } });
  }

  /** Empties the cache; callers already waiting for a run still get its answer. */
  clear(): void {
    this.kept.clear();
  }

  private keep(key: string, entry: Kept<T>): void {
    this.kept.delete(key);
    this.kept.set(key, entry);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
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
    /**
     * Like `read`, for rows that no transaction both changes and reads: a transaction uses the cached answer too. It never
     * waits for somebody else's read, which may itself wait for the connection that the transaction holds.
     */
    async readAnywhere(ctx: Ctx, key: string, read: () => Promise<T>): Promise<T> {
      const cache = cacheOf(ctx.app);
      if (ctx.db === ctx.app.database.db) return cache.get(key, ctx.now(), read);
      const found = cache.arrived(key, ctx.now());
      if (found) return found.value;
      const value = await read();
      cache.put(key, ctx.now(), value);
      return value;
    },
    /** Call it in the transaction of a change that this process should show immediately. */
    forget(ctx: Ctx): void {
      afterCommit(() => cacheOf(ctx.app).clear());
    },
  };
}
