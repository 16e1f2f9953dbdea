import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '@voltfront/rules/time';
import type { AppServices } from '../../kernel/context';
import { COUPON_NO_DIGITS } from './grant-coupon';

/** A number is shown for this time. */
const WINDOW_MS = MINUTE_MS;
/** Digits that prove the number; they follow those of the coupon. */
const PROOF_DIGITS = 6;

/** Proof of a coupon in a window of time: six digits of an HMAC, so that nothing is stored for a renewal. */
function proofOf({ config }: AppServices, couponNo: string, window: number): string {
  const hash = createHmac('sha256', config.dataSecret).update(`coupon:${couponNo}:${window}`).digest();
  return String(hash.readUIntBE(0, 6) % 10 ** PROOF_DIGITS).padStart(PROOF_DIGITS, '0');
}

const windowAt = (now: number): number => Math.floor(now / WINDOW_MS);

/** The number that is shown for a coupon now: ten digits of the coupon and six that prove it. */
export function storeCode(app: AppServices, couponNo: string, now: number) {
  const window = windowAt(now);
  return { number: `${couponNo}${proofOf(app, couponNo, window)}`, renewsAt: (window + 1) * WINDOW_MS };
}

/**
 * The coupon that a scanned number names; null for a wrong or an old one. The number of the minute before is taken as well:
 * it may change between showing and scanning.
 */
export function readStoreCode(app: AppServices, number: string, now: number): string | null {
  const couponNo = number.slice(0, COUPON_NO_DIGITS);
  const given = Buffer.from(number.slice(COUPON_NO_DIGITS));
  const isRight = [0, 1].some((back) => {
    const proof = Buffer.from(proofOf(app, couponNo, windowAt(now) - back));
    return proof.length === given.length && timingSafeEqual(proof, given);
  });
  return isRight ? couponNo : null;
}
