import { COUPON_KINDS, STACKINGS } from '@voltfront/rules/coupon/coupon-kinds';
import { COUPON_STATES } from '@voltfront/rules/coupon/coupon-states';
import { z } from 'zod';
import { At, Done, Fen, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';

const Kind = z.enum(COUPON_KINDS);

/** What a coupon gives: money (`amountFen`), or a quantity of a unit such as 50 `kWh`. */
const Value = z.object({
  kind: Kind,
  title: z.string(),
  /** 0 for coupons that give a quantity. */
  amountFen: Fen,
  quantity: z.int(),
  /** `kWh`, `times`, `cups` or `pieces`; empty for money. */
  unit: z.string(),
  /** Least amount of the purchase; 0 for any. */
  thresholdFen: Fen,
});

/** A coupon of a person. */
export const CouponCard = Value.extend({
  couponId: Id,
  state: z.enum(COUPON_STATES),
  startsAt: At,
  /** The first moment at which it can no longer be used. */
  expiresAt: At,
  /** When it reached its state. */
  movedAt: At,
  /** Order that it lies on or was used for. */
  orderNo: z.string().nullable(),
});

const Face = z.object({ nickname: z.string(), avatar: PicturePath });

const GiftCode = z.string().regex(/^[\w-]{16,64}$/);

/** `open` gifts can be received until they expire. */
const GiftState = z.enum(['open', 'received', 'takenBack', 'expired']);

const Detail = CouponCard.extend({
  /** Where it comes from. */
  source: z.string(),
  stacking: z.enum(STACKINGS),
  rules: z.array(z.string()),
  /** Models it fits; empty for all. */
  models: z.array(z.object({ modelId: z.string(), name: z.string() })),
  /** Stores it fits; empty for all. */
  stores: z.array(z.object({ storeId: z.string(), name: z.string(), address: z.string(), phone: z.string() })),
  /** Store where it was used. */
  usedIn: z.string().nullable(),
  canGive: z.boolean(),
  /** The newest gift made of it. */
  gift: z
    .object({
      giftCode: GiftCode,
      state: GiftState,
      message: z.string(),
      expiresAt: At,
      receiver: Face.nullable(),
    })
    .nullable(),
  /** Newest first. */
  history: z.array(z.object({ title: z.string(), note: z.string(), at: At })),
});

const Welfare = Value.extend({
  offerId: Id,
  validDays: z.int(),
  /** While it can be claimed. */
  startsAt: At,
  endsAt: At,
  audience: z.enum(['everyone', 'newCustomer', 'order', 'owner', 'level']),
  /** Growth level that `level` asks for. */
  minLevel: z.int(),
  /** Part of the coupons that is left, 0 to 100; null where there is no limit. */
  leftPercent: z.int().nullable(),
  state: z.enum(['claimable', 'claimed', 'soldOut', 'notBegun', 'notEligible']),
  /** The coupon that was claimed. */
  couponId: Id.nullable(),
});

const GiftView = z.object({
  coupon: Value.extend({ expiresAt: At }),
  giver: Face,
  message: z.string(),
  state: GiftState,
  expiresAt: At,
  /** How the caller stands to it; visitors are `other`. */
  relation: z.enum(['giver', 'receiver', 'other']),
  /** The caller's coupon: the one given, or the one received. */
  couponId: Id.nullable(),
});

export const coupon = defineEndpoints({
  'GET /api/mpintegral/v1/coupons': {
    summary: 'Own coupons of a tab: unused ones by their end, the others newest first.',
    auth: 'customer',
    query: Paging.extend({
      tab: z.enum(['unused', 'used', 'expired', 'givenAway']).default('unused'),
      kind: Kind.optional(),
    }),
    reply: pageOf(CouponCard),
  },
  'GET /api/mpintegral/v1/coupons/detail': {
    summary: 'One of the own coupons, with rules, stores, gift and history.',
    auth: 'customer',
    query: z.object({ couponId: Id }),
    reply: Detail,
  },
  'GET /api/mpintegral/v1/coupons/storeCode': {
    summary: 'The number that staff of a store scan; a new one every 60 seconds.',
    auth: 'customer',
    query: z.object({ couponId: Id }),
    reply: z.object({
      /** 16 digits. */
      number: z.string(),
      /** When the next number is shown. */
      renewsAt: At,
    }),
  },
  'POST /api/mpintegral/v1/coupons/redeem': {
    summary: 'Staff of a store spend a customer’s coupon by the number that the customer shows.',
    auth: 'redeemCoupons',
    idempotent: true,
    rate: 'write',
    body: z.object({ number: z.string().regex(/^\d{16}$/) }),
    reply: Value.extend({ storeName: z.string(), usedAt: At }),
  },
  'POST /api/mpintegral/v1/coupons/code': {
    summary: 'Turns a code of 8 to 20 characters into a coupon; ten tries in ten minutes.',
    auth: 'customer',
    idempotent: true,
    rate: 'write',
    body: z.object({
      code: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9-]{8,20}$/),
    }),
    reply: z.object({ couponId: Id, title: z.string() }),
  },
  'GET /api/mpintegral/v1/coupons/welfare': {
    summary: 'Welfare coupons, what the caller can claim first.',
    auth: 'customer',
    reply: z.object({ offers: z.array(Welfare) }),
  },
  'POST /api/mpintegral/v1/coupons/welfare/claim': {
    summary: 'Claims a welfare coupon, or all that the caller can claim; each once per person.',
    auth: 'customer',
    idempotent: true,
    rate: 'write',
    body: z.object({ offerId: Id.optional() }),
    reply: z.object({ claimed: z.array(z.object({ offerId: Id, couponId: Id, title: z.string() })) }),
  },
  'POST /api/mpintegral/v1/coupons/welfare/seen': {
    summary: 'The caller has seen the welfare coupons: the bubble on the mine tab goes.',
    auth: 'customer',
    reply: Done,
  },
  'POST /api/mpintegral/v1/coupons/gift': {
    summary: 'Makes a link by which somebody receives a coupon of the caller, valid for 24 hours.',
    auth: 'customer',
    idempotent: true,
    rate: 'write',
    body: z.object({ couponId: Id, message: z.string().trim().max(40).default('') }),
    reply: z.object({ giftCode: GiftCode, expiresAt: At }),
  },
  'POST /api/mpintegral/v1/coupons/gift/takeBack': {
    summary: 'Takes a gift back that nobody has received yet.',
    auth: 'customer',
    idempotent: true,
    rate: 'write',
    body: z.object({ giftCode: GiftCode }),
    reply: Done,
  },
  'GET /api/mpintegral/v1/coupons/gift': {
    summary: 'A gift by the code in its link.',
    auth: 'optional',
    query: z.object({ giftCode: GiftCode }),
    reply: GiftView,
  },
  'POST /api/mpintegral/v1/coupons/gift/receive': {
    summary: 'Receives a gift; the first who asks gets it.',
    auth: 'customer',
    idempotent: true,
    rate: 'write',
    body: z.object({ giftCode: GiftCode }),
    reply: z.object({ couponId: Id }),
  },
});
