import { join } from 'node:path';
import { signatureWindowMs } from '@voltfront/contract/headers';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { Cache } from '../kernel/cache';
import type { Config } from '../kernel/config';
import { refuse } from '../kernel/errors';
import { noJournal, openNonceJournal } from './nonce-journal';

/** Remembers the nonces of requests, to refuse replays. */
export interface Nonces {
  /**
   * Uses up a nonce: true the first time within ten minutes, false afterwards.
   * @param now epoch milliseconds
   * @throws OVERLOADED when more nonces arrived in that time than can be remembered
   */
  use(nonce: string, now: number): Promise<boolean>;
  close(): void;
}

declare module '../kernel/context' {
  interface AppServices {
    nonces: Nonces;
  }
}

/**
 * A signature is valid for the window before and after its timestamp, so its nonce is kept for
 * twice the window.
 */
const KEPT_MS = 2 * signatureWindowMs;
const SLOT_MS = MINUTE_MS;
/** About 150 MB; reached by 3,300 requests per second for ten minutes. */
const MOST_NONCES = 2_000_000;

/** Nonces in Redis, shared by all processes. */
function sharedNonces(cache: Cache): Nonces {
  return { use: (nonce) => cache.once(`nonce:${nonce}`, KEPT_MS), close: () => undefined };
}

/**
 * Nonces in the memory of this process, in one set per minute of arrival: an expired minute is
 * dropped as a whole. The journal restores them after a restart.
 */
export function localNonces(journal = noJournal, most = MOST_NONCES): Nonces {
  const slots = new Map<number, Set<string>>(
    journal.read().map(({ slot, nonces }) => [slot, new Set(nonces)] as const),
  );
  let total = [...slots.values()].reduce((sum, { size }) => sum + size, 0);
  const dropOld = (oldest: number) => {
    for (const [slot, nonces] of slots) {
      if (slot >= oldest) continue;
      slots.delete(slot);
      total -= nonces.size;
      journal.drop(slot);
    }
  };
  const current = (slot: number): Set<string> => {
    const found = slots.get(slot);
    if (found) return found;
    dropOld(slot - Math.ceil(KEPT_MS / SLOT_MS));
    const made = new Set<string>();
    slots.set(slot, made);
    return made;
  };
  return {
    async use(nonce, now) {
      const slot = Math.floor(now / SLOT_MS);
      const nonces = current(slot);
      for (const known of slots.values()) if (known.has(nonce)) return false;
      if (total >= most) throw refuse('OVERLOADED');
      nonces.add(nonce);
      total += 1;
      journal.add(slot, nonce);
      return true;
    },
    close: () => journal.close(),
  };
}

/**
 * The nonces of this server: in Redis when configured, else in this process with a journal in the
 * data folder.
 * @param onError called when the journal is not writable; nonces are then lost at a restart
 */
export function openNonces(
  cache: Cache,
  { redisUrl, dataDir }: Pick<Config, 'redisUrl' | 'dataDir'>,
  onError: (error: unknown) => void,
): Nonces {
  if (redisUrl) return sharedNonces(cache);
  if (dataDir === 'memory://') return localNonces();
  return localNonces(openNonceJournal(join(dataDir, 'nonces'), onError));
}
