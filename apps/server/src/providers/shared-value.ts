import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';
import type { Cache } from '../kernel/cache';
import { refuse } from '../kernel/errors';

/** A value of an external service that expires, such as an access token. */
export interface Fetched {
  value: string;
  livesMs: number;
}

interface Kept {
  value: string;
  endsAt: number;
}

/** A value is renewed this long before it expires; other callers use the old one meanwhile. */
const RENEW_EARLY_MS = 5 * MINUTE_MS;
/** Longest time that one caller may take to fetch; after it another one tries. */
const TURN_MS = 6 * SECOND_MS;
const LOOK_MS = 50;

export interface SharedValue {
  /** @throws PROVIDER_DOWN, and any error of fetching */
  get(): Promise<string>;
  /** Drops a value that the service no longer accepts, unless it has already been replaced. */
  drop(value: string): Promise<void>;
}

/** A value shared by all processes through the cache; one caller at a time fetches it. */
export function createSharedValue(
  cache: Cache,
  key: string,
  now: () => number,
  fetchNew: () => Promise<Fetched>,
): SharedValue {
  const turn = `${key}:turn`;
  const live = async () => {
    const kept = await cache.get<Kept>(key);
    return kept && kept.endsAt > now() ? kept : undefined;
  };

  async function renew(): Promise<string> {
    try {
      const { value, livesMs } = await fetchNew();
      await cache.set(key, { value, endsAt: now() + livesMs } satisfies Kept, livesMs);
      return value;
    } finally {
      await cache.delete(turn);
    }
  }

  async function waitForOther(): Promise<string> {
    for (let waited = 0; waited < TURN_MS; waited += LOOK_MS) {
      await pause(LOOK_MS);
      const kept = await live();
      if (kept) return kept.value;
      if (await cache.once(turn, TURN_MS)) return renew();
    }
    throw refuse('PROVIDER_DOWN');
  }

  return {
    async get() {
      const kept = await live();
      if (kept && kept.endsAt - now() > RENEW_EARLY_MS) return kept.value;
      if (await cache.once(turn, TURN_MS)) return renew();
      return kept?.value ?? waitForOther();
    },
    async drop(value) {
      if ((await live())?.value === value) await cache.delete(key);
    },
  };
}
