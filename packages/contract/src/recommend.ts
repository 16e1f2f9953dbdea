import { MILESTONES, RELATION_REFUSALS } from '@voltfront/rules/campaign/milestones';
import { z } from 'zod';
import { Award, CampaignSlug } from './campaign-shapes';
import { At, Done, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import {
  Acceptance,
  EarlierRules,
  FriendCounts,
  FriendRecord,
  Invitation,
  InvitationState,
  InviteHub,
  InviterCard,
  type InviteSettings,
  LadderStep,
  Poster,
  PosterThemes,
  ShareCode,
} from './recommend-shapes';

/** Campaign of the engine `invite`; the permanent programme unless it is named. */
const Slug = CampaignSlug.default('referral');
const Of = z.object({ slug: Slug });
const Channel = z.enum(['link', 'code', 'qr', 'poster', 'mini']);

const Refusal = z.object({
  refusalId: Id,
  reason: z.enum(RELATION_REFUSALS),
  inviter: z.string(),
  friend: z.string(),
  campaign: z.string(),
  /** How often it was tried. */
  tries: z.int(),
  firstAt: At,
  lastAt: At,
});

/** Somebody who was not bound to the caller. */
const RefusedFriend = z.object({
  refusedId: Id,
  /** Masked. */
  mobile: z.string(),
  reason: z.enum(RELATION_REFUSALS),
  lastAt: At,
});

export const recommend = defineEndpoints({
  'GET /api/mpintegral/v1/recommend/phone': {
    summary: 'Masked phone of the caller; invitations need a bound one.',
    auth: 'customer',
    reply: z.object({ isBound: z.boolean(), mobile: z.string().nullable() }),
  },
  'POST /api/mpintegral/v1/recommend/recommendCode': {
    summary: 'The own invite code and the query that carries it; made when first asked for.',
    auth: 'customer',
    rate: 'write',
    body: Of,
    reply: z.object({ code: z.string(), landing: z.string(), query: z.record(z.string(), z.string()) }),
  },
  'POST /api/mpintegral/v1/recommend/record': {
    summary: 'Who invited the caller, and what they got for it in a campaign; null without an inviter.',
    auth: 'customer',
    body: Of,
    reply: z.object({ acceptance: Acceptance.nullable() }),
  },
  'GET /api/mpintegral/v1/recommend/exist': {
    summary: 'Where the caller stands with an invite code, before anything is bound.',
    auth: 'optional',
    query: z.object({ slug: Slug, shareCode: ShareCode }),
    reply: z.object({ state: InvitationState, inviter: InviterCard.nullable() }),
  },
  'POST /api/mpintegral/v1/recommend/submit': {
    summary:
      'Binds the caller to the inviter, once and for good, and gives what newcomers get; a repeat shows the earlier result. Refusals are states.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    body: z.object({
      slug: Slug,
      shareCode: ShareCode,
      inviteRelationId: Id.optional(),
      channel: Channel.default('link'),
      /** The friend agrees to be called by the inviter. */
      mayCall: z.boolean().default(false),
    }),
    reply: Acceptance,
  },
  'GET /api/mpintegral/v1/recommend/personalInfo': {
    summary: 'Name, picture, department and code of the caller, as posters show them.',
    auth: 'customer',
    reply: InviterCard.extend({ code: z.string().nullable() }),
  },
  'POST /api/mpintegral/v1/recommend/window': {
    summary: 'Rewards that came or were taken back since the caller last looked; each is told once.',
    auth: 'customer',
    rate: 'write',
    body: Of,
    reply: z.object({ granted: z.array(Award), takenBack: z.array(Award) }),
  },
  'POST /api/mpintegral/v1/recommend/mini/qrcode': {
    summary: 'Mini-program code of the own invitation where there is a mini-program, and the address for a plain code.',
    auth: 'customer',
    rate: 'write',
    body: Of,
    reply: z.object({ picture: PicturePath.nullable(), path: z.string(), code: z.string(), state: InvitationState }),
  },
  'POST /api/mpintegral/v1/recommend/poster': {
    summary: 'Templates of posters that are in their window, those of staff for staff.',
    auth: 'customer',
    body: z.object({ slug: Slug, theme: z.enum(PosterThemes).optional(), posterId: Id.optional() }),
    reply: z.object({ themes: z.array(z.enum(PosterThemes)), items: z.array(Poster), captions: z.array(z.string()) }),
  },
  'POST /api/mpintegral/v1/recommend/poster/share': {
    summary:
      'Notes that a poster or card is shared, and gives the id that its link carries. CONTENT_REFUSED for a greeting with refused words.',
    auth: 'customer',
    rate: 'write',
    body: z.object({
      slug: Slug,
      posterId: Id.optional(),
      channel: Channel.default('poster'),
      greeting: z.string().trim().max(40).default(''),
    }),
    reply: z.object({ inviteRelationId: Id, shares: z.int() }),
  },
  'POST /api/mpintegral/v1/recommend/open/poster/view': {
    summary: 'An invitation as its friend sees it, and one view of the share it came by.',
    auth: 'optional',
    rate: 'write',
    body: z.object({ slug: Slug, shareCode: ShareCode.optional(), inviteRelationId: Id.optional() }),
    reply: Invitation,
  },
  'GET /api/mpintegral/v1/recommend/myRecommendPage': {
    summary: 'A campaign of invitations with its ladder; own code, counts and latest friends when logged in.',
    auth: 'optional',
    query: Of,
    reply: InviteHub,
  },
  'POST /api/mpintegral/v1/recommend/recommendPageList': {
    summary: 'Friends of the caller in a campaign, newest first, by how far they got.',
    auth: 'customer',
    query: Paging.extend({
      slug: Slug,
      /** `underway`: neither delivered nor lapsed. */
      state: z.enum(['all', 'underway', ...MILESTONES, 'lapsed']).default('all'),
    }),
    reply: pageOf(FriendRecord),
  },
  'GET /api/mpintegral/v1/recommend/toc/recommendCount': {
    summary: 'Counts of the caller’s friends and rewards in a campaign.',
    auth: 'customer',
    query: Of,
    reply: FriendCounts,
  },
  'GET /api/mpmkt/v1/campaign/invite/rules': {
    summary: 'The rules of an invitation campaign, those that hold now or an earlier version, and all versions.',
    auth: 'public',
    query: z.object({ slug: Slug, version: z.coerce.number().int().min(1).max(1000).optional() }),
    reply: EarlierRules.extend({
      title: z.string(),
      /** Whether these are the rules that hold now. */
      isCurrent: z.boolean(),
      ladder: z.array(LadderStep),
      /** The newest first. */
      versions: z.array(EarlierRules.pick({ version: true, effectiveAt: true })),
    }),
  },
  'POST /api/mpmkt/v1/campaign/invite/remind': {
    summary:
      'Notes that the caller reminds a friend of theirs, who is told by the inviter alone. ALREADY_DONE a second time on one day of Asia/Shanghai, STATE_CHANGED for a friend whose way is over.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ relationId: Id }),
    reply: Done,
  },
  'GET /api/mpmkt/v1/campaign/invite/refused': {
    summary: 'People who opened an invitation of the caller and were not bound, and why, the last tries first.',
    auth: 'customer',
    query: Paging.extend({ slug: Slug }),
    reply: pageOf(RefusedFriend),
  },
  'GET /api/mpmkt/v1/staff/campaign/refusals': {
    summary: 'Friends who were not bound to an inviter, and why, the last tries first.',
    auth: 'campaigns.see',
    query: Paging,
    reply: pageOf(Refusal),
  },
});

export type InviteSettingsData = z.output<typeof InviteSettings>;
export type LadderStepData = z.output<typeof LadderStep>;
export type InviterCardData = z.output<typeof InviterCard>;
export type FriendRecordData = z.output<typeof FriendRecord>;
export type FriendCountsData = z.output<typeof FriendCounts>;
export type InvitationData = z.output<typeof Invitation>;
export type InvitationStateData = z.output<typeof InvitationState>;
export type AcceptanceData = z.output<typeof Acceptance>;
export type InviteHubData = z.output<typeof InviteHub>;
export type InviterCarData = NonNullable<InvitationData['car']>;
export type EarlierRulesData = z.output<typeof EarlierRules>;
export type RefusedFriendData = z.output<typeof RefusedFriend>;
export type PosterData = z.output<typeof Poster>;
