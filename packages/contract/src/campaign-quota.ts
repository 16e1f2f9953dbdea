import { z } from 'zod';
import { Campaign, CampaignSlug } from './campaign-shapes';
import { At, Fen, Id, Mobile, PicturePath } from './common';
import { defineEndpoints } from './define';

/** What is special about a quota of coupons that employees use or give to their family. */
export const QuotaSettings = z.strictObject({
  /** Coupons for the own use, and those for the family. */
  own: z.int().min(0).max(5),
  family: z.int().min(0).max(10),
  /** Hours in which somebody can accept a gift. */
  giftHours: z.int().min(1).max(168),
});

/** `detail` of a prize: the model that its coupon is for, and what it is worth. */
export const QuotaTerms = z.strictObject({ modelId: Id, valueFen: Fen.min(1).max(100_000_000) });

export const FAMILY_RELATIONS = ['spouse', 'parent', 'child', 'sibling'] as const;

const GiftCode = z.string().regex(/^[\w-]{16,64}$/);
const Place = z.string().regex(/^(own|family)-\d{1,2}$/);

/** What a coupon is worth for one model. */
const Value = z.object({
  prizeId: Id,
  title: z.string(),
  picture: PicturePath,
  modelName: z.string(),
  valueFen: Fen,
  /** Null: without end. */
  left: z.int().nullable(),
});

/** A gift as its giver sees it. */
const OwnGift = z.object({
  giftCode: GiftCode,
  place: Place,
  name: z.string(),
  /** Masked. */
  mobile: z.string(),
  relation: z.enum(FAMILY_RELATIONS),
  state: z.enum(['open', 'accepted', 'takenBack', 'expired']),
  expiresAt: At,
  createdAt: At,
});

const Quota = z.object({
  campaign: Campaign,
  settings: QuotaSettings,
  values: z.array(Value),
  /** Null for people who are no employees. */
  own: z
    .object({
      places: z.array(
        z.object({
          place: Place,
          use: z.enum(['own', 'family']),
          /** `open`: can be claimed or given. `pending`: given, and not accepted yet. */
          state: z.enum(['open', 'pending', 'givenAway', 'unused', 'locked', 'used', 'expired']),
          /** Of one that was claimed. */
          modelName: z.string().nullable(),
          valueFen: Fen.nullable(),
          couponId: Id.nullable(),
        }),
      ),
      /** Newest first. */
      gifts: z.array(OwnGift).max(20),
    })
    .nullable(),
});

/** Who is to get a coupon. */
const Receiver = z.object({
  slug: CampaignSlug,
  place: Place,
  name: z.string().trim().min(2).max(20),
  mobile: Mobile,
  relation: z.enum(FAMILY_RELATIONS),
});

/** A gift as somebody with its link sees it. */
const GiftView = z.object({
  campaign: Campaign,
  giver: z.object({ nickname: z.string(), organName: z.string() }),
  values: z.array(Value),
  /** `mine`: accepted by the caller. `otherPhone`: it is for another phone number. */
  state: z.enum(['waiting', 'mine', 'taken', 'takenBack', 'expired', 'otherPhone', 'own']),
  expiresAt: At,
  /** The coupon in the caller's card bag. */
  couponId: Id.nullable(),
});

export const campaignQuota = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/quota': {
    summary: 'A quota of coupons for employees, with the places and gifts of the caller; `own` is null for others.',
    auth: 'customer',
    query: z.object({ slug: CampaignSlug }),
    reply: Quota,
  },
  'POST /api/mpmkt/v1/campaign/quota/claim': {
    summary:
      'Claims the coupon of an own place for a model, once. NOT_FOUND, SOLD_OUT, STATE_CHANGED outside of the window.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: z.object({ slug: CampaignSlug, place: Place, prizeId: Id }),
    reply: Quota,
  },
  'POST /api/mpmkt/v1/campaign/quota/receiver': {
    summary:
      'Looks whether a coupon can be given to somebody, and changes nothing. BAD_INPUT for the own phone number.',
    auth: 'customer',
    rate: 'write',
    body: Receiver,
    reply: z.object({ mobile: z.string() }),
  },
  'POST /api/mpmkt/v1/campaign/quota/gift': {
    summary: 'Gives the coupon of a family place by a link for one phone number. STATE_CHANGED for one that was given.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: Receiver.extend({
      /** The duties of employees were read. */
      isAgreed: z.literal(true),
    }),
    reply: OwnGift,
  },
  'POST /api/mpmkt/v1/campaign/quota/gift/takeBack': {
    summary: 'Takes an own gift back that nobody accepted. NOT_FOUND for somebody else’s, STATE_CHANGED.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ giftCode: GiftCode }),
    reply: OwnGift,
  },
  'GET /api/mpmkt/v1/campaign/quota/gift': {
    summary: 'A gift by the code of its link, as the caller sees it. NOT_FOUND.',
    auth: 'customer',
    query: z.object({ giftCode: GiftCode }),
    reply: GiftView,
  },
  'POST /api/mpmkt/v1/campaign/quota/gift/accept': {
    summary:
      'Moves the coupon of a gift into the caller’s card bag, once, for one model. FORBIDDEN for another phone number, STATE_CHANGED.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: z.object({ giftCode: GiftCode, prizeId: Id }),
    reply: GiftView,
  },
});

export type QuotaData = z.output<typeof Quota>;
export type QuotaGiftData = z.output<typeof OwnGift>;
export type QuotaGiftViewData = z.output<typeof GiftView>;
export type QuotaValueData = z.output<typeof Value>;
