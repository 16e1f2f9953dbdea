import { randomBytes, randomInt } from 'node:crypto';
import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';
import { v7 } from 'uuid';

/** A millisecond's first number is below this, of the 32 bits that an id has for it: three quarters are left to count on. */
const FIRST_NUMBERS = 2 ** 30;

let lastMs = 0;
let sequence = 0;

/** Counts the ids of one millisecond, so that ids made one after the other sort in that order; starts at random. */
function nextInMillisecond(now: number): number {
  sequence = now === lastMs ? sequence + 1 : randomInt(FIRST_NUMBERS);
  lastMs = now;
  return sequence;
}

/** A time-ordered id (UUIDv7 text). Carries no meaning; never show it as a number to people. */
export function newId(now: number = Date.now()): string {
  return v7({ msecs: now, seq: nextInMillisecond(now) });
}

/** Most numbers that this process remembers, of the last seconds. */
const MOST_REMEMBERED = 10_000;
const drawn = new Set<string>();

/**
 * A number shown to people: prefix, Shanghai date and time, six random digits, for example `VO261120183000482913`.
 * A process does not give the same one twice. Two processes do once in a million pairs of one second, so keep a unique key
 * on its column, named by drizzle (`…_no_pk`) or ending in `_no`: then `withTransaction` draws again.
 */
export function newNumber(prefix: string, now: number = Date.now()): string {
  const stamp = new Date(now + SHANGHAI_OFFSET_MS).toISOString().replace(/\D/g, '').slice(2, 14);
  let number: string;
  do {
    number = `${prefix}${stamp}${String(randomInt(1_000_000)).padStart(6, '0')}`;
  } while (drawn.has(number));
  drawn.add(number);
  const [oldest] = drawn;
  if (drawn.size > MOST_REMEMBERED && oldest !== undefined) drawn.delete(oldest);
  return number;
}

/** `length` random decimal digits from the system's secure source. */
export function randomDigits(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

/** An unguessable text token of `bytes` random bytes (base64url). */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}
