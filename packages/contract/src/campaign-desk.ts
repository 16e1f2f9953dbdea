import { PRIZE_KINDS } from '@voltfront/rules/campaign/award-moves';
import { CAMPAIGN_STATES } from '@voltfront/rules/campaign/campaign-state';
import { ODDS_WHOLE } from '@voltfront/rules/campaign/odds';
import { z } from 'zod';
import { CampaignSlug } from './campaign-shapes';
import { At, Fen, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';

/** A campaign as staff see it in their list. */
const StaffCampaign = z.object({
  slug: z.string(),
  engine: z.string(),
  title: z.string(),
  state: z.enum(CAMPAIGN_STATES),
  startsAt: At,
  endsAt: At,
  /** Sent back with a change, so that none of two at once is lost. */
  revision: z.int(),
});

/** A JSON Schema, or what was checked by one: the engine knows its shape. */
const Shape = z.record(z.string().max(60), z.unknown());
const Count = z.int().min(0).max(1_000_000_000);
/** The end of the century: later moments are none. */
const Moment = At.max(4_102_444_800_000);

/** A prize as staff write it. */
const PrizeDraft = z.object({
  /** Of one that is there already. */
  prizeId: Id.optional(),
  kind: z.enum(PRIZE_KINDS),
  title: z.string().trim().min(1).max(40),
  picture: PicturePath,
  amount: Count.nullable(),
  /** Id of the coupon's template. */
  template: z.string().min(1).max(64).nullable(),
  weight: z.int().min(0).max(ODDS_WHOLE),
  stock: Count.nullable(),
  perPerson: z.int().min(1).max(1000).nullable(),
  claimDays: z.int().min(1).max(3650).nullable(),
  isConsolation: z.boolean(),
  /** What one costs the brand, in fen; null: not known. */
  costFen: Count.nullable(),
  /** For the engine, by the schema `detail` of its kind. */
  detail: Shape,
});

/** A campaign as staff write it. */
const CampaignDraft = z.object({
  slug: CampaignSlug,
  engine: z.string().min(1).max(20),
  title: z.string().trim().min(2).max(40),
  lead: z.string().trim().max(100),
  startsAt: Moment,
  endsAt: Moment,
  audience: z.strictObject({
    roles: z
      .array(z.enum(['owner', 'employee', 'partner']))
      .min(1)
      .max(3)
      .optional(),
    except: z
      .array(z.enum(['employee', 'partner']))
      .min(1)
      .max(2)
      .optional(),
    newForDays: z.int().min(1).max(3650).optional(),
    minLevel: z.int().min(1).max(6).optional(),
  }),
  sections: z
    .array(
      z.object({
        title: z.string().trim().min(1).max(40),
        paragraphs: z.array(z.string().trim().min(1).max(1000)).min(1).max(20),
      }),
    )
    .min(1)
    .max(12),
  artwork: z.object({
    wide: PicturePath,
    tall: PicturePath,
    accent: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
  /** By the schema `settings` of its kind. */
  settings: Shape,
  prizes: z.array(PrizeDraft).max(40),
});

/** A campaign with everything that staff may change, and what of it is fixed. */
const CampaignOfStaff = CampaignDraft.extend({
  state: z.enum(CAMPAIGN_STATES),
  revision: z.int(),
  rulesVersion: z.int(),
  prizes: z.array(PrizeDraft.extend({ prizeId: Id, taken: z.int() })),
});

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const CampaignCounts = z.object({
  /** Reads of its landing page; what somebody logged in reads again within half an hour is the same visit. */
  visits: z.int(),
  /** People who were logged in, each once a day. */
  visitors: z.int(),
  /** Cards, posters and pages that were shared, and how often others opened the cards. */
  shares: z.int(),
  views: z.int(),
  /** People who won, took, sent or opened something, were invited, or hold a car. */
  people: z.int(),
  /** Friends who were bound to an inviter. */
  invited: z.int(),
  drives: z.int(),
  deposits: z.int(),
});

const Seen = z.object({ slug: CampaignSlug, revision: z.int().min(1) });

export const campaignDesk = defineEndpoints({
  'GET /api/mpmkt/v1/staff/campaign/kinds': {
    summary: 'Kinds of campaigns with the JSON Schemas of their settings and of what their prizes carry.',
    auth: 'campaigns.see',
    reply: z.object({
      items: z.array(
        z.object({
          engine: z.string(),
          settings: Shape,
          /** Null: the kind has no prizes. */
          detail: Shape.nullable(),
          /** Prizes are drawn by their weights, which add up to 10,000. */
          hasOdds: z.boolean(),
        }),
      ),
    }),
  },
  'GET /api/mpmkt/v1/staff/campaign/figures': {
    summary: 'What a campaign brought by day, at most 92 of them, and what its prizes cost for each deposit.',
    auth: 'campaigns.see',
    query: z.object({ slug: CampaignSlug, from: Day, to: Day }),
    reply: z.object({
      days: z.array(CampaignCounts.extend({ day: Day })),
      /** Of all days; a person counts once, visitors once a day. */
      sums: CampaignCounts,
      /** Of prizes that were given in these days and not taken back. */
      costFen: Fen,
      /** Prizes given whose cost is not known. */
      withoutCost: z.int(),
      /** Null without a deposit. */
      costPerDepositFen: Fen.nullable(),
    }),
  },
  'GET /api/mpmkt/v1/staff/campaign': {
    summary: 'A campaign with settings, rules and prizes, drafts included.',
    auth: 'campaigns.see',
    query: z.object({ slug: CampaignSlug }),
    reply: CampaignOfStaff,
  },
  'POST /api/mpmkt/v1/staff/campaign/save': {
    summary:
      'Writes a campaign; revision 0 makes a draft. STATE_CHANGED when somebody else changed it, for one that is over, and for odds and prizes of one that is published.',
    auth: 'campaigns.change',
    rate: 'write',
    idempotent: true,
    body: CampaignDraft.extend({ revision: z.int().min(0) }),
    reply: CampaignOfStaff,
  },
  'GET /api/mpmkt/v1/staff/campaign/list': {
    summary: 'Campaigns of all engines, the latest start first.',
    auth: 'campaigns.see',
    query: Paging.extend({ state: z.enum(CAMPAIGN_STATES).optional() }),
    reply: pageOf(StaffCampaign),
  },
  'POST /api/mpmkt/v1/staff/campaign/switch': {
    summary: 'Publishes, pauses or withdraws a campaign, or ends it now.',
    auth: 'campaigns.change',
    rate: 'write',
    body: Seen.extend({ to: z.enum(['published', 'paused', 'withdrawn', 'ended']) }),
    reply: StaffCampaign,
  },
  'POST /api/mpmkt/v1/staff/campaign/duplicate': {
    summary: 'Makes a draft of a campaign under another name and start; what has dates of its own moves along.',
    auth: 'campaigns.change',
    rate: 'write',
    body: z.object({ slug: CampaignSlug, newSlug: CampaignSlug, startsAt: Moment }),
    reply: StaffCampaign,
  },
});

export type StaffCampaignData = z.output<typeof StaffCampaign>;
export type CampaignDraftData = z.output<typeof CampaignDraft>;
export type CampaignOfStaffData = z.output<typeof CampaignOfStaff>;
