import { randomBytes, randomInt } from 'node:crypto';
import { SHANGHAI_OFFSET_MS } from '@voltfront/rules/format/shanghai-time';
import { v7 } from 'uuid';

/**
 * The first sequence number of a millisecond is below this; it has 32 bits, so three quarters
 * remain for counting up.
 */
const FIRST_NUMBERS = 2 ** 30;

/** How many milliseconds are remembered; what is made for an older one sorts at random within it. */
const MOST_MILLISECONDS = 1_000;
/** Last sequence number of each remembered millisecond, the one used last at the end. */
const sequences = new Map<number, number>();

/**
 * Sequence number of an id within its millisecond, so that ids created in a row also sort in that
 * order, even when ids of other moments come between them; starts at random.
 */
function nextInMillisecond(now: number): number {
  const last = sequences.get(now);
  const next = last === undefined ? randomInt(FIRST_NUMBERS) : last + 1;
  sequences.delete(now);
  sequences.set(now, next);
  const [oldest] = sequences.keys();
  if (sequences.size > MOST_MILLISECONDS && oldest !== undefined) sequences.delete(oldest);
  return next;
}

/** A time-ordered id (UUIDv7 text). Internal: never show it to people as a number. */
export function newId(now: number = Date.now()): string {
  return v7({ msecs: now, seq: nextInMillisecond(now) });
}

/** How many recent numbers this process remembers. */
const MOST_REMEMBERED = 10_000;
const drawn = new Set<string>();

/**
 * A number shown to people: prefix, Shanghai date and time, six random digits, for example
 * `VO261120183000482913`. Unique within one process. Two processes collide for about one in a
 * million pairs drawn in the same second, so give its column a unique key named by drizzle
 * (`…_no_pk`) or ending in `_no`: then `withTransaction` draws again.
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

/** `length` decimal digits from the cryptographic random source. */
export function randomDigits(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

/** An unguessable text token of `bytes` random bytes (base64url). */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}
