import { SECOND_MS } from '@voltfront/rules/time';

/** A counter's value after an increment, and when it resets. */
export interface Counter {
  count: number;
  /** Milliseconds until the counter resets. */
  resetMs: number;
}

/**
 * Short-lived shared data: nonces, counters, tickets, computed responses. Losing it loses no
 * customer data.
 */
export interface Cache {
  /** The stored value (JSON), or undefined. */
  get<T>(key: string): Promise<T | undefined>;
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Reads and deletes the value; of several concurrent callers only one gets it. */
  take<T>(key: string): Promise<T | undefined>;
  /** Adds one; the first increment starts the time window. Atomic. */
  increment(key: string, windowMs: number): Promise<Counter>;
  /** True for the first caller of this key within `ttlMs`, false for all others. Atomic. */
  once(key: string, ttlMs: number): Promise<boolean>;
  close(): Promise<void>;
}

interface Entry {
  text: string;
  count: number;
  endsAt: number;
}

const SWEEP_MS = 30 * SECOND_MS;
/** Above this the oldest entry is evicted, so that a flood of keys cannot exhaust the memory. */
const MOST_ENTRIES = 500_000;

/**
 * The cache of a single process. Entries expire in real time unless `now` is given. Not
 * `lru-cache`: that allocates 17 MB up front for this many entries, frees expired ones with one
 * timer each or not at all, and reads the clock value 0 as "no time".
 */
export function createMemoryCache(now: () => number = Date.now, most = MOST_ENTRIES): Cache {
  const entries = new Map<string, Entry>();
  const put = (key: string, entry: Entry) => {
    entries.set(key, entry);
    const [oldest] = entries.size > most ? entries.keys() : [];
    if (oldest !== undefined) entries.delete(oldest);
  };
  const live = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    if (entry && entry.endsAt > now()) return entry;
    if (entry) entries.delete(key);
    return undefined;
  };
  const sweep = setInterval(() => {
    for (const [key, entry] of entries) if (entry.endsAt <= now()) entries.delete(key);
  }, SWEEP_MS);
  sweep.unref();
  const parse = <T>(entry: Entry | undefined) => (entry ? (JSON.parse(entry.text) as T) : undefined);
  return {
    get: async <T>(key: string) => parse<T>(live(key)),
    async set(key, value, ttlMs) {
      put(key, { text: JSON.stringify(value), count: 0, endsAt: now() + ttlMs });
    },
    async delete(key) {
      entries.delete(key);
    },
    async take<T>(key: string) {
      const entry = live(key);
      entries.delete(key);
      return parse<T>(entry);
    },
    async increment(key, windowMs) {
      const known = live(key);
      const entry = known ?? { text: 'null', count: 0, endsAt: now() + windowMs };
      entry.count += 1;
      if (!known) put(key, entry);
      return { count: entry.count, resetMs: entry.endsAt - now() };
    },
    async once(key, ttlMs) {
      if (live(key)) return false;
      put(key, { text: 'true', count: 0, endsAt: now() + ttlMs });
      return true;
    },
    async close() {
      clearInterval(sweep);
      entries.clear();
    },
  };
}

/** Redis when its address is given, else this process's memory. */
export async function openCache(redisUrl: string | undefined, now?: () => number): Promise<Cache> {
  if (!redisUrl) return createMemoryCache(now);
  const { openRedisCache } = await import('./cache-redis');
  return openRedisCache(redisUrl);
}
