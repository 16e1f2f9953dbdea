import { TIMED_WAIT_MS, timedAsync } from './timed-async';

/** One thing that tells devices apart. A value of its own stays on the device: only the hash of all leaves it. */
export interface Trait {
  name: string;
  read: () => string | number | boolean | undefined | Promise<string | number | boolean | undefined>;
}

/** Longest wait (ms) for one trait. */
export const FINGERPRINT_WAIT_MS = TIMED_WAIT_MS;

/**
 * Hash of all traits, the same whenever they are. A trait that fails or times out counts as missing, so a
 * browser without audio still has a fingerprint.
 */
export async function makeFingerprint(traits: readonly Trait[], hash: (text: string) => string): Promise<string> {
  const results = await Promise.all(traits.map((trait) => timedAsync(trait.read, FINGERPRINT_WAIT_MS)));
  const lines = results.map((result, at) => {
    const value = result.code === 'ok' ? result.value : undefined;
    return JSON.stringify([traits[at]?.name, value ?? null]);
  });
  return hash(lines.sort().join('\n'));
}
