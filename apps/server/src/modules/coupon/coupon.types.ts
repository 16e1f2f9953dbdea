/** Whom a welfare coupon is for; `newCustomer`: joined within the last 30 days, `order`: ordered a car once. */
export type Audience = 'everyone' | 'newCustomer' | 'order' | 'owner' | 'level';

/** Where a gift stands; an open one whose time is over has expired, also before upkeep wrote it. */
export type GiftState = 'open' | 'received' | 'takenBack' | 'expired';

/** What others ask this module for by a template's id. */
export interface CouponGrant {
  accountId: string;
  /** Id of the template. */
  template: string;
  /** Why, such as `level` or `welfare`: shown as where the coupon comes from. */
  reason: string;
  /** Id of the occasion: a second coupon of the template is not given out for it. */
  ref: string;
  /** It ends at this moment, where that is before its usual end. */
  until?: number | undefined;
}

/** Identifies a coupon of a person. */
export interface CouponKey {
  accountId: string;
  couponId: string;
}

/** Lines of a coupon's history. */
export type CouponLine =
  | 'issued'
  | 'locked'
  | 'freed'
  | 'used'
  | 'redeemed'
  | 'given'
  | 'takenBack'
  | 'lapsed'
  | 'received'
  | 'expired'
  | 'withdrawn';
