import { AWARD_STATES, PRIZE_KINDS } from '@voltfront/rules/campaign/award-moves';
import { z } from 'zod';
import { At, Id, PicturePath } from './common';

/** Names a campaign in addresses, such as `blind-box`. */
export const CampaignSlug = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** What every campaign shows, whatever its engine. */
export const Campaign = z.object({
  slug: CampaignSlug,
  title: z.string(),
  lead: z.string(),
  /** Paused campaigns are shown, and nothing can be done with them for now. */
  state: z.enum(['announced', 'running', 'paused', 'ended']),
  startsAt: At,
  endsAt: At,
  artwork: z.object({ wide: PicturePath, tall: PicturePath, accent: z.string() }),
  rules: z.object({
    version: z.int(),
    sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
  }),
  /** Why the caller cannot take part; null: they can, or have to log in to find out. */
  refusal: z.enum(['role', 'notNew', 'level']).nullable(),
});

/** A prize of a campaign. */
export const CampaignPrize = z.object({
  prizeId: Id,
  kind: z.enum(PRIZE_KINDS),
  title: z.string(),
  picture: PicturePath,
  /** Of points and chances. */
  amount: z.int().nullable(),
  /** Parts of 10,000 in which a draw falls on it. */
  weight: z.int(),
  /** Null: without end. */
  left: z.int().nullable(),
  isConsolation: z.boolean(),
  /** The rare one of a series. */
  isHidden: z.boolean(),
});

/** A prize that the caller got. */
export const Award = z.object({
  awardId: Id,
  kind: z.enum(PRIZE_KINDS),
  state: z.enum(AWARD_STATES),
  title: z.string(),
  picture: PicturePath,
  amount: z.int().nullable(),
  campaign: z.object({ slug: CampaignSlug, title: z.string() }),
  /** End of the time to give an address or use the code; null: no end. */
  claimUntil: At.nullable(),
  /** Points that sending this prize alone costs. */
  postage: z.int(),
  /** Where its person collects it; left out where it is sent, or not decided. */
  pickupPlace: z.string().optional(),
  /** What staff scan, while an experience was not used or goods were not collected. */
  code: z.string().nullable(),
  /** Coupon in the card bag. */
  couponId: Id.nullable(),
  parcel: z
    .object({
      parcelId: Id,
      receiver: z.string(),
      mobile: z.string(),
      area: z.string(),
      street: z.string(),
      carrier: z.string().nullable(),
      parcelNo: z.string().nullable(),
      sentAt: At.nullable(),
      receivedAt: At.nullable(),
    })
    .nullable(),
  wonAt: At,
});

export type CampaignData = z.output<typeof Campaign>;
export type CampaignPrizeData = z.output<typeof CampaignPrize>;
