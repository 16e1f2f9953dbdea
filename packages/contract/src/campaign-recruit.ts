import { APPLICATION_LIMITS, APPLICATION_STATES, CREATOR_CHANNELS } from '@voltfront/rules/campaign/recruit';
import { z } from 'zod';
import { Campaign, CampaignSlug } from './campaign-shapes';
import { At, Done, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';

const Ref = z.object({ slug: CampaignSlug });
const Words = z.strictObject({ title: z.string().min(1).max(12), text: z.string().min(1).max(80) });

/** What is special about a campaign that recruits creators. */
export const RecruitSettings = z.strictObject({
  /** Creators that are accepted at most. */
  openings: z.int().min(1).max(10_000),
  /** Who was refused may apply again after so many days. */
  againDays: z.int().min(1).max(365),
  /** Working days in which an application is decided. */
  reviewDays: z.int().min(1).max(30),
  /** What a creator does, and what they get. */
  duties: z.array(Words).min(1).max(6),
  perks: z.array(Words).min(1).max(6),
  /** What is asked of them, a line each. */
  demands: z.array(z.string().min(2).max(60)).min(1).max(8),
  /** How it goes on, a line each. */
  stages: z.array(z.string().min(2).max(30)).min(2).max(6),
  /** Creators of today. */
  creators: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(12),
        line: z.string().min(1).max(40),
        picture: PicturePath,
      }),
    )
    .max(12),
  /** Group that accepted creators join: its name, and the link in its code. */
  club: z.strictObject({ title: z.string().min(2).max(20), link: z.url({ protocol: /^https$/ }).max(200) }),
});

const Channel = z.enum(CREATOR_CHANNELS);
const upTo = (most: number) => z.string().max(most);

/** An application as it is written; it may lack anything. */
const Draft = z.object({
  name: upTo(40),
  cityCode: z
    .string()
    .regex(/^\d{6}$/)
    .nullable(),
  channels: z
    .array(
      z.object({
        channel: Channel,
        name: upTo(60),
        link: upTo(APPLICATION_LIMITS.linkMost),
        followers: z.int().min(0).max(APPLICATION_LIMITS.followersMost).nullable(),
      }),
    )
    .max(CREATOR_CHANNELS.length),
  works: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('link'), link: upTo(APPLICATION_LIMITS.linkMost) }),
        z.object({ kind: z.literal('article'), writingId: Id }),
      ]),
    )
    .max(APPLICATION_LIMITS.worksMost),
  /** Screenshots of the own account, uploaded. */
  pictures: z.array(PicturePath).max(APPLICATION_LIMITS.picturesMost),
  about: upTo(APPLICATION_LIMITS.aboutMost + 100),
});

const Account = z.object({ channel: Channel, name: z.string(), link: z.string().nullable(), followers: z.int() });

const Application = z.object({
  applicationId: Id,
  state: z.enum(APPLICATION_STATES),
  sentAt: At,
  decidedAt: At.nullable(),
  /** Why it was refused; empty else. */
  reason: z.string(),
  /** The first moment at which somebody who was refused may apply again; null else. */
  againFrom: At.nullable(),
  accounts: z.array(Account),
  /** Of who was accepted; null else. */
  creator: z.object({ no: z.string(), groupTitle: z.string(), groupLink: z.string() }).nullable(),
});

const Recruit = z.object({
  campaign: Campaign,
  terms: RecruitSettings.omit({ club: true }),
  /** Places that are left. */
  left: z.int().min(0),
  /** Null for visitors. */
  own: z
    .object({
      /** The last application that was not withdrawn; null: there is none. */
      application: Application.nullable(),
      maskedMobile: z.string(),
      isOwner: z.boolean(),
      /** The model that was delivered last; null: none was. */
      carName: z.string().nullable(),
      /** What was kept, or what a refused application said; null: nothing. */
      draft: Draft.nullable(),
    })
    .nullable(),
});

const OfStaff = z.object({
  applicationId: Id,
  accountId: Id,
  slug: CampaignSlug,
  campaign: z.string(),
  person: z.string(),
  state: z.enum(APPLICATION_STATES),
  name: z.string(),
  isOwner: z.boolean(),
  /** Followers of all accounts. */
  followers: z.int(),
  sentAt: At,
  decidedAt: At.nullable(),
  /** Who decided; empty before. */
  decidedBy: z.string(),
  reason: z.string(),
  creatorNo: z.string().nullable(),
});

const Detail = OfStaff.extend({
  city: z.string(),
  mobile: z.string(),
  accounts: z.array(Account),
  /** Title and address of what they made. */
  works: z.array(z.object({ title: z.string(), link: z.string() })),
  pictures: z.array(PicturePath),
  about: z.string(),
  left: z.int().min(0),
});

const ApplicationRef = z.object({ applicationId: Id });

export const campaignRecruit = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/recruit': {
    summary:
      'A campaign that recruits creators, places that are left, and the own application with its draft. NOT_FOUND.',
    auth: 'optional',
    query: Ref,
    reply: Recruit,
  },
  'POST /api/mpmkt/v1/campaign/recruit/draft': {
    summary: 'Keeps what was written so far. NOT_FOUND, LIMIT_REACHED while an application holds the caller.',
    auth: 'customer',
    rate: 'write',
    body: Ref.extend({ draft: Draft }),
    reply: Done,
  },
  'POST /api/mpmkt/v1/campaign/recruit/apply': {
    summary:
      'Applies. NOT_FOUND, STATE_CHANGED and FORBIDDEN as in every campaign, BAD_INPUT by part, LIMIT_REACHED while an application holds the caller, without places, and too early after a refusal.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ draft: Draft }),
    reply: Recruit,
  },
  'POST /api/mpmkt/v1/campaign/recruit/withdraw': {
    summary: 'Takes the own application back, which is a draft again. NOT_FOUND, STATE_CHANGED once it was decided.',
    auth: 'customer',
    rate: 'write',
    body: ApplicationRef,
    reply: Recruit,
  },
  'GET /api/mpmkt/v1/staff/campaign/recruit/applications': {
    summary: 'Applications of creators in one state: those in review in the order in which they came.',
    auth: 'campaigns.see',
    query: Paging.extend({ state: z.enum(APPLICATION_STATES).default('review') }),
    reply: pageOf(OfStaff),
  },
  'GET /api/mpmkt/v1/staff/campaign/recruit/application': {
    summary: 'An application with all that it says. NOT_FOUND.',
    auth: 'campaigns.see',
    query: ApplicationRef,
    reply: Detail,
  },
  'POST /api/mpmkt/v1/staff/campaign/recruit/accept': {
    summary:
      'Accepts a creator, who gets a number. NOT_FOUND, STATE_CHANGED when it was decided, LIMIT_REACHED without places.',
    auth: 'campaigns.change',
    rate: 'write',
    body: ApplicationRef,
    reply: Done,
  },
  'POST /api/mpmkt/v1/staff/campaign/recruit/refuse': {
    summary:
      'Refuses an application with a reason, which the person reads. NOT_FOUND, STATE_CHANGED when it was decided.',
    auth: 'campaigns.change',
    rate: 'write',
    body: ApplicationRef.extend({ reason: z.string().trim().min(2).max(200) }),
    reply: Done,
  },
});

export type RecruitSettingsData = z.output<typeof RecruitSettings>;
export type RecruitData = z.output<typeof Recruit>;
export type RecruitDraftData = z.output<typeof Draft>;
export type RecruitApplicationData = z.output<typeof Application>;
export type StaffApplicationData = z.output<typeof OfStaff>;
