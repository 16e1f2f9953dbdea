import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { PICKUP_CODE_MS } from '@voltfront/rules/pickup/pickup-moves';
import type { AppServices } from '../../kernel/context';

const DIGITS = 6;
/** Characters of the signature in a QR text: 128 bits. */
const SIGNATURE_LENGTH = 22;

/** A code of six digits. */
export const drawCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** Signature of an order in a window of time, so that nothing is stored for a renewal. */
const signatureOf = ({ config }: AppServices, orderNo: string, code: string, window: number): string =>
  createHmac('sha256', config.dataSecret)
    .update(`pickup:${orderNo}:${code}:${window}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH);

const windowAt = (now: number): number => Math.floor(now / PICKUP_CODE_MS);

/** The QR text that is shown now: the order, the window of time, and the signature over both and the code. */
export function pickupToken(app: AppServices, { orderNo, code }: { orderNo: string; code: string }, now: number) {
  const window = windowAt(now);
  return {
    token: `VP.${orderNo}.${window}.${signatureOf(app, orderNo, code, window)}`,
    renewsAt: (window + 1) * PICKUP_CODE_MS,
  };
}

/** Number of the order that a QR text names; whether the text is right is checked with the order's code. */
export const orderOfToken = (token: string): string => token.split('.')[1] ?? '';

/**
 * Whether a QR text is the one of now, or of the minute before: it may change between showing and scanning.
 */
export function isTokenRight(
  app: AppServices,
  token: string,
  { orderNo, code }: { orderNo: string; code: string },
  now: number,
): boolean {
  const [, , windowText = '', signature = ''] = token.split('.');
  const window = Number(windowText);
  if (![0, 1].some((back) => windowAt(now) - back === window)) return false;
  const right = Buffer.from(signatureOf(app, orderNo, code, window));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}
