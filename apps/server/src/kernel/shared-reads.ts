import type { AppServices, Ctx } from './context';
import { afterCommit } from './transaction-scope';

/** Most answers kept, unless fewer are asked for. */
const LIMIT = 500;

interface Kept<T> {
  endsAt: number;
  answer: Promise<T>;
}

/** Keeps answers for a moment; callers at once share one run. Failures are not kept, and the oldest go first. */
export class AnswerCache<T> {
  private readonly kept = new Map<string, Kept<T>>();

  constructor(
    private readonly ttlMs: number,
    private readonly most = LIMIT,
  ) {}

  get(key: string, now: number, make: () => PromiseLike<T>): Promise<T> {
    const found = this.kept.get(key);
    if (found && found.endsAt > now) return found.answer;
    // A statement of drizzle runs again for everybody who waits for it: only what came of it is kept.
    const answer = (async () => make())();
    const entry: Kept<T> = { endsAt: now + this.ttlMs, answer };
    this.kept.delete(key);
    this.kept.set(key, entry);
    entry.answer.catch(() => this.drop(key, entry));
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
    return entry.answer;
  }

  /** Forgets everything; who waits for a run that began before still gets its answer. */
  clear(): void {
    this.kept.clear();
  }

  private drop(key: string, entry: Kept<T>): void {
    if (this.kept.get(key) === entry) this.kept.delete(key);
  }
}

/**
 * What is the same for everybody, read once for all callers of a process and kept for `ttlMs`, at most `most` answers.
 * Nothing of the caller may be in it, and nobody may change it: lay what is the caller's own over a copy.
 */
export function createSharedReads<T>(ttlMs: number, most = LIMIT) {
  const caches = new WeakMap<AppServices, AnswerCache<T>>();
  const cacheOf = (app: AppServices): AnswerCache<T> => {
    const cache = caches.get(app) ?? new AnswerCache<T>(ttlMs, most);
    caches.set(app, cache);
    return cache;
  };
  return {
    /** The kept answer, or that of `read`. A transaction reads by itself, since it may see what nobody else does. */
    read(ctx: Ctx, key: string, read: () => Promise<T>): Promise<T> {
      if (ctx.db !== ctx.app.database.db) return read();
      return cacheOf(ctx.app).get(key, ctx.now(), read);
    },
    /** Call it in the transaction of a change that this process should show at once. */
    forget(ctx: Ctx): void {
      afterCommit(() => cacheOf(ctx.app).clear());
    },
  };
}
