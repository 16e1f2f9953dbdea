import { DAY_MS } from '../time';

/** Kind of benefit: money off a car, money off its options, charging energy, a service, goods. */
export const COUPON_KINDS = ['cashOff', 'optionOff', 'charging', 'service', 'merchandise'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/**
 * What a coupon goes together with on one order: nothing, coupons of other kinds, or also further ones of its own kind that
 * allow it.
 */
export const STACKINGS = ['alone', 'otherKinds', 'any'] as const;
export type Stacking = (typeof STACKINGS)[number];

/** A coupon that ends within this time is marked. */
export const ENDING_SOON_MS = 7 * DAY_MS;

/** Where a coupon is used: on the order of a car, or shown to the staff of a store. */
export const isUsedOnOrder = (kind: CouponKind): boolean => kind === 'cashOff' || kind === 'optionOff';

/** Whether a coupon ends soon and has not ended. Times in epoch ms. */
export const isEndingSoon = (expiresAt: number, now: number): boolean =>
  expiresAt > now && expiresAt - now <= ENDING_SOON_MS;
