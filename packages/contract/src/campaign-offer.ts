import { DEEDS, OFFER_PERIODS, OFFER_STATES } from '@voltfront/rules/campaign/offer';
import { z } from 'zod';
import { Award, Campaign, CampaignPrize, CampaignSlug } from './campaign-shapes';
import { Id } from './common';
import { defineEndpoints } from './define';

const Ref = z.object({ slug: CampaignSlug });

/** What is special about a campaign of offers. */
export const OfferSettings = z.strictObject({
  look: z.enum(['gifts', 'hall', 'chests', 'rights']),
  /** A draw whose wheel stands on the same page. */
  draw: CampaignSlug.nullable(),
});

/** On what terms a prize is offered; kept with the prize. */
export const OfferTerms = z.strictObject({
  /** Points that it costs; 0: none. */
  price: z.int().min(0).max(1_000_000),
  /** What is to be done first, within the period. */
  task: z.strictObject({ deed: z.enum(DEEDS), times: z.int().min(1).max(100) }).nullable(),
  period: z.enum(OFFER_PERIODS),
  /** How often a person may take it in a period. */
  limit: z.int().min(1).max(100),
  /** Offers of one group exclude each other. */
  group: z.string().min(1).max(20).nullable(),
  /** For people who have paid for a car. */
  needsOrder: z.boolean(),
  /** Id of a model that it is about. */
  modelId: z.string().nullable(),
  /** What it is worth, in a few words. */
  worth: z.string().max(20),
  /** How it is used, one paragraph each. */
  terms: z.array(z.string().min(1).max(200)).min(1).max(8),
});

/** An offer as its page shows it. */
const Offer = CampaignPrize.pick({ prizeId: true, kind: true, title: true, picture: true, amount: true, left: true })
  .extend(OfferTerms.shape)
  .extend({
    /** The draw to which its chances belong; null: this campaign. */
    chancesOf: CampaignSlug.nullable(),
    /** Null for visitors. */
    own: z
      .object({
        state: z.enum(OFFER_STATES),
        /** How far the task is done, and how often the offer was taken in this period. */
        done: z.int(),
        taken: z.int(),
        /** Chances that are left in the draw to which they belong. */
        chances: z.int(),
        /** What was given last. */
        award: Award.nullable(),
      })
      .nullable(),
  });

const Offers = z.object({
  campaign: Campaign,
  settings: OfferSettings,
  offers: z.array(Offer),
  /** Null for visitors. */
  own: z
    .object({
      points: z.int(),
      /** Level of membership, 1 to 6. */
      level: z.int(),
      /** Days that are left to a new account, the last one included; null where it does not matter. */
      daysLeft: z.int().nullable(),
    })
    .nullable(),
});

export const campaignOffer = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/offers': {
    summary: 'What a campaign offers, and where each offer stands for the caller.',
    auth: 'optional',
    query: Ref,
    reply: Offers,
  },
  'POST /api/mpmkt/v1/campaign/offers/take': {
    summary:
      'Takes an offer, or everything that costs nothing and has no task; points, stock and prize change together.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ prizeId: Id.optional() }),
    reply: Offers,
  },
  'POST /api/mpmkt/v1/campaign/offers/share': {
    summary: 'Notes that the caller has shared a campaign; counts once a day.',
    auth: 'customer',
    rate: 'write',
    body: Ref,
    reply: Offers,
  },
});

export type OfferTermsData = z.output<typeof OfferTerms>;
export type OffersData = z.output<typeof Offers>;
export type OfferData = OffersData['offers'][number];
