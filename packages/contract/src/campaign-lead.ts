import { LEAD_RELATIONS, LEAD_STATES, LEAD_STEPS } from '@voltfront/rules/campaign/lead';
import { z } from 'zod';
import { Award, Campaign, CampaignSlug } from './campaign-shapes';
import { At, Id, Mobile, Paging, pageOf } from './common';
import { defineEndpoints } from './define';
import { CityCode } from './vehicle';

/** What is special about a campaign in which employees recommend buyers by phone number. */
export const LeadSettings = z.strictObject({
  /** Nobody else can recommend the customer for so many days. */
  protectDays: z.int().min(1).max(365),
  /** An employee extends a lead once by so many days, within the last days of its protection. */
  extendDays: z.int().min(1).max(180),
  extendWithinDays: z.int().min(1).max(60),
});

/** Leads of an employee by state. */
const LeadCounts = z.object({
  all: z.int(),
  waiting: z.int(),
  driven: z.int(),
  deposit: z.int(),
  delivered: z.int(),
  lapsed: z.int(),
});

const LeadReward = z.object({
  title: z.string(),
  kind: Award.shape.kind,
  amount: z.int().nullable(),
  isTakenBack: z.boolean(),
});

/** A recommended customer as their employee sees them: name and phone are masked. */
const Lead = z.object({
  leadId: Id,
  name: z.string(),
  mobile: z.string(),
  relation: z.enum(LEAD_RELATIONS),
  modelName: z.string(),
  cityName: z.string(),
  state: z.enum(LEAD_STATES),
  /** Days of protection left; null after a deposit, which needs none. */
  daysLeft: z.int().nullable(),
  canExtend: z.boolean(),
  createdAt: At,
  /** What happened, the first first; `extended`: the protection became longer. */
  steps: z.array(z.object({ step: z.enum([...LEAD_STEPS, 'extended', 'refunded']), at: At })),
  rewards: z.array(LeadReward),
});

const LeadHub = z.object({
  campaign: Campaign,
  settings: LeadSettings,
  rewards: z.array(z.object({ step: z.enum(LEAD_STEPS), title: z.string() })),
  /** Null for visitors, and for whom the campaign is not. */
  own: z
    .object({
      nickname: z.string(),
      organName: z.string(),
      jobId: z.string(),
      /** Recommended this month of Asia/Shanghai. */
      thisMonth: z.int(),
      /** Who paid a deposit. */
      converted: z.int(),
      /** Points that were earned and not taken back. */
      points: z.int(),
      counts: LeadCounts,
    })
    .nullable(),
});

export const campaignLead = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/lead': {
    summary: 'A campaign in which employees recommend buyers; an employee’s own counts.',
    auth: 'optional',
    query: z.object({ slug: CampaignSlug }),
    reply: LeadHub,
  },
  'POST /api/mpmkt/v1/campaign/lead': {
    summary:
      'Recommends a buyer and protects them; a phone that somebody recommended and that is still protected is refused.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: z.object({
      slug: CampaignSlug,
      name: z.string().trim().min(2).max(20),
      mobile: Mobile,
      relation: z.enum(LEAD_RELATIONS),
      modelId: Id,
      cityCode: CityCode,
      /** The customer agreed to be contacted. */
      isAgreed: z.literal(true),
    }),
    reply: Lead,
  },
  'GET /api/mpmkt/v1/campaign/lead/records': {
    summary: 'Customers whom the caller recommended, newest first, by state and the end of their phone number.',
    auth: 'customer',
    query: Paging.extend({
      slug: CampaignSlug,
      state: z.enum(['all', ...LEAD_STATES]).default('all'),
      tail: z
        .string()
        .regex(/^\d{4}$/)
        .optional(),
    }),
    reply: pageOf(Lead),
  },
  'POST /api/mpmkt/v1/campaign/lead/extend': {
    summary: 'Extends the protection of an own lead, once, within its last days. STATE_CHANGED otherwise.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ slug: CampaignSlug, leadId: Id }),
    reply: Lead,
  },
});

export type LeadSettingsData = z.output<typeof LeadSettings>;
export type LeadData = z.output<typeof Lead>;
export type LeadHubData = z.output<typeof LeadHub>;
