import { createHash, timingSafeEqual } from 'node:crypto';
import { headers, nonceLength, signatureWindowMs } from '@voltfront/contract/headers';
import { refuse } from '../kernel/errors';
import type { Nonces } from './nonces';

/** Request headers, lower case. */
export type HeaderMap = Record<string, string | string[] | undefined>;

const NONCE = new RegExp(`^[A-Za-z0-9]{${nonceLength}}$`);
const TIMESTAMP = /^\d{1,15}$/;
const SIGN = /^[0-9a-f]{40}$/i;

/** SHA-1 hex over nonce, timestamp and secret. */
export function sign(nonce: string, timestamp: string, secret: string): string {
  return createHash('sha1')
    .update(nonce + timestamp + secret)
    .digest('hex');
}

/** Value of a header that may come once only. */
export function oneHeader(map: HeaderMap, name: string): string | null {
  const value = map[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * Checks the signature of a request and uses its nonce up.
 * @throws SIGNATURE_REFUSED when unsigned, wrong, older or newer than 5 minutes, or when the nonce was seen.
 *   A time outside the window is answered with `data.now`, the server's.
 */
export async function checkSignature(map: HeaderMap, secret: string, now: number, nonces: Nonces): Promise<void> {
  const nonce = oneHeader(map, headers.nonce) ?? '';
  const timestamp = oneHeader(map, headers.timestamp) ?? '';
  const given = oneHeader(map, headers.sign) ?? '';
  if (!NONCE.test(nonce) || !TIMESTAMP.test(timestamp) || !SIGN.test(given)) throw refuse('SIGNATURE_REFUSED');
  const expected = Buffer.from(sign(nonce, timestamp, secret), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(given, 'hex'))) throw refuse('SIGNATURE_REFUSED');
  // A well signed request of a device with a wrong clock learns the time, to sign again with it.
  if (Math.abs(now - Number(timestamp)) > signatureWindowMs) throw refuse('SIGNATURE_REFUSED', { data: { now } });
  if (!(await nonces.use(nonce, now))) throw refuse('SIGNATURE_REFUSED');
}
