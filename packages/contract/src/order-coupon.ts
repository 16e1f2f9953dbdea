import { COUPON_OBSTACLES } from '@voltfront/rules/coupon/quote-coupons';
import { z } from 'zod';
import { Fen, Id } from './common';
import { CouponCard } from './coupon';
import { defineEndpoints } from './define';
import { Draft } from './order';

/** What becomes of a coupon on a draft. */
const CouponVerdict = z.object({
  couponId: Id,
  isChosen: z.boolean(),
  /** What a chosen one takes off; else 0. */
  reductionFen: Fen,
  /** Why it cannot be used; `notCombinable`: not together with the chosen ones. */
  reason: z.enum(COUPON_OBSTACLES).nullable(),
  /** What the order lacks, for `belowThreshold`, else 0. */
  missingFen: Fen,
});

/** What chosen coupons make of the price of a draft. */
const CouponQuote = z.object({
  verdicts: z.array(CouponVerdict),
  reductionFen: Fen,
  /** Price of the car with the chosen coupons. */
  totalFen: Fen,
});

const Chosen = z.object({
  draftId: Id,
  /** In the order of the taps: of two that exclude each other the first one stays. Empty for none. */
  couponIds: z.array(Id).max(20),
});

export const orderCoupon = defineEndpoints({
  'GET /api/mporder/v1/order/coupons': {
    summary:
      'Own coupons for a draft, those that end first on top, at most 200; chosen are those of the draft, else the best ones.',
    auth: 'customer',
    query: z.object({ draftId: Id }),
    reply: CouponQuote.extend({
      coupons: z.array(CouponCard),
      /** The coupons that together take most off. */
      bestIds: z.array(Id),
      bestFen: Fen,
    }),
  },
  'POST /api/mporder/v1/order/coupons/quote': {
    summary: 'What a chosen set of coupons makes of the price of a draft; nothing is kept.',
    auth: 'customer',
    body: Chosen,
    reply: CouponQuote,
  },
  'POST /api/mporder/v1/order/coupons/choose': {
    summary: 'Keeps the chosen coupons in a draft; refused with 4090131 when one cannot be used with the others.',
    auth: 'customer',
    rate: 'write',
    body: Chosen,
    reply: Draft,
  },
});
