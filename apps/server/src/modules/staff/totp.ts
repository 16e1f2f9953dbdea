import { createHmac, timingSafeEqual } from 'node:crypto';
import { SECOND_MS } from '@voltfront/rules/time';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Length of a step of the clock in which a code stays the same. */
export const STEP_MS = 30 * SECOND_MS;
const DIGITS = 6;

/** Bytes as base32 without padding, as authenticator apps read them. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The bytes of a base32 text; what is left over of the last byte is dropped. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Number of the step that a moment lies in. */
export const stepAt = (ms: number): number => Math.floor(ms / STEP_MS);

/** The code of a step (RFC 4226 and 6238, HMAC-SHA-1). */
export function codeOf(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The step that a code belongs to: the present one or its neighbours, for clocks that differ, and later than the one used
 * last. Null for a wrong or used code.
 */
export function matchStep(secret: Buffer, code: string, now: number, lastStep: number): number | null {
  const present = stepAt(now);
  const matches = [present - 1, present, present + 1].filter(
    (step) => step > lastStep && timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)),
  );
  return matches[0] ?? null;
}
