import { z } from 'zod';
import { Campaign, CampaignSlug } from './campaign-shapes';
import { At, Fen, FileAddress, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';

/** Of campaigns in which business partners invite; seen by staff alone. */
export const PartnerTerms = z.strictObject({
  /** What a finished drive is settled at. */
  driveFen: Fen.min(0).max(10_000_000),
  contracts: z
    .array(
      z.strictObject({
        accountId: Id,
        name: z.string().min(1).max(40),
        logo: PicturePath,
        benefit: z.string().max(60),
        startsAt: At,
        endsAt: At,
      }),
    )
    .max(500),
});

/** A business partner as customers see them. */
const Partner = z.object({
  name: z.string(),
  logo: PicturePath,
  /** What customers of the partner get at the store. */
  benefit: z.string(),
  startsAt: At,
  endsAt: At,
  /** Outside of the contract nobody is bound, and nothing is promised. */
  isOver: z.boolean(),
});

/** How far customers of a partner get; `lapsed`: they do not belong to the partner any more. */
export const CUSTOMER_STATES = ['registered', 'booked', 'arrived', 'driven', 'lapsed'] as const;

const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** A customer of a partner; name and phone are masked. */
const Customer = z.object({
  relationId: Id,
  name: z.string(),
  mobile: z.string(),
  state: z.enum(CUSTOMER_STATES),
  modelName: z.string().nullable(),
  storeName: z.string().nullable(),
  startsAt: At.nullable(),
  /** Days in which the customer still belongs to the partner. */
  daysLeft: z.int(),
  createdAt: At,
});

export const campaignPartner = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/partner/desk': {
    summary:
      'A business partner’s contract, customers of this month by state and the settlement of the newest months; `own` is null for others.',
    auth: 'customer',
    query: z.object({ slug: CampaignSlug }),
    reply: z.object({
      campaign: Campaign,
      landing: z.string(),
      own: z
        .object({
          partner: Partner,
          /** Empty before one was asked for by `recommendCode`. */
          code: z.string(),
          counts: z.object({ registered: z.int(), booked: z.int(), arrived: z.int(), driven: z.int() }),
          /** Newest first; this month is still open. */
          months: z.array(z.object({ month: Month, drives: z.int(), amountFen: Fen, isOpen: z.boolean() })).max(6),
        })
        .nullable(),
    }),
  },
  'GET /api/mpmkt/v1/campaign/partner/card': {
    summary: 'The partner of a code; null for a code of nobody.',
    auth: 'public',
    query: z.object({ slug: CampaignSlug, shareCode: z.string().regex(/^[\w-]{1,64}$/) }),
    reply: z.object({ partner: Partner.nullable() }),
  },
  'GET /api/mpmkt/v1/campaign/partner/customers': {
    summary: 'Customers of the calling partner, newest first, by state, month and the end of their phone number.',
    auth: 'bringCustomers',
    query: Paging.extend({
      slug: CampaignSlug,
      state: z.enum(CUSTOMER_STATES).default('registered'),
      /** Month of Asia/Shanghai in which the customer came. */
      month: Month.optional(),
      tail: z
        .string()
        .regex(/^\d{4}$/)
        .optional(),
    }),
    reply: pageOf(Customer),
  },
  'POST /api/mpmkt/v1/campaign/partner/customers/export': {
    summary: 'The address of a CSV file with the customers of one month, masked.',
    auth: 'bringCustomers',
    rate: 'heavy',
    body: z.object({ slug: CampaignSlug, month: Month }),
    reply: FileAddress,
  },
});

export type PartnerTermsData = z.output<typeof PartnerTerms>;
export type PartnerCustomerData = z.output<typeof Customer>;
export type PartnerData = z.output<typeof Partner>;
