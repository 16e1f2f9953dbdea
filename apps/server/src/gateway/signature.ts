import { createHash, timingSafeEqual } from 'node:crypto';
import { headers, nonceLength, signatureWindowMs } from '@voltfront/contract/headers';
import { refuse } from '../kernel/errors';
import type { Nonces } from './nonces';

/** Request headers, with names in lower case. */
export type HeaderMap = Record<string, string | string[] | undefined>;

const NONCE = new RegExp(`^[A-Za-z0-9]{${nonceLength}}$`);
const TIMESTAMP = /^\d{1,15}$/;
const SIGN = /^[0-9a-f]{40}$/i;

/** SHA-1 (hex) of nonce, timestamp and secret. */
export function sign(nonce: string, timestamp: string, secret: string): string {
  return createHash('sha1')
    .update(nonce + timestamp + secret)
    .digest('hex');
}

/** Value of a header; null when it is missing or sent more than once. */
export function oneHeader(map: HeaderMap, name: string): string | null {
  const value = map[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * Verifies the signature of a request and uses up its nonce.
 * @throws SIGNATURE_REFUSED when it is missing or wrong, its timestamp is more than 5 minutes off,
 * or its nonce was used before. For a timestamp outside the window, `data.now` holds the server's
 * time.
 */
export async function checkSignature(map: HeaderMap, secret: string, now: number, nonces: Nonces): Promise<void> {
  const nonce = oneHeader(map, headers.nonce) ?? '';
  const timestamp = oneHeader(map, headers.timestamp) ?? '';
  const given = oneHeader(map, headers.sign) ?? '';
  if (!NONCE.test(nonce) || !TIMESTAMP.test(timestamp) || !SIGN.test(given)) throw refuse('SIGNATURE_REFUSED');
  const expected = Buffer.from(sign(nonce, timestamp, secret), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(given, 'hex'))) throw refuse('SIGNATURE_REFUSED');
  // A correctly signed request from a device with a wrong clock gets the server's time, to sign
  // again with it.
  if (Math.abs(now - Number(timestamp)) > signatureWindowMs) throw refuse('SIGNATURE_REFUSED', { data: { now } });
  if (!(await nonces.use(nonce, now))) throw refuse('SIGNATURE_REFUSED');
}
