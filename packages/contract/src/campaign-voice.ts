import { PRIZE_KINDS } from '@voltfront/rules/campaign/award-moves';
import {
  AUTHOR_MOST,
  FOLLOW_STATES,
  GRAND_STATES,
  STATION_STATES,
  VOICE_CHANNELS,
  VOICE_POST_STATES,
} from '@voltfront/rules/campaign/voice';
import { SHARE_TEXT_MOST } from '@voltfront/rules/campaign/voice-links';
import { z } from 'zod';
import { Campaign, CampaignSlug } from './campaign-shapes';
import { At, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';

const Ref = z.object({ slug: CampaignSlug });
const PostRef = z.object({ postId: Id });
const Channel = z.enum(VOICE_CHANNELS);
/** Name that WeChat gives a Channels account or one of its films. */
const ChannelsId = z.string().regex(/^[\w-]{4,80}$/);

/** Something to post with: a film, a picture, or the ground of a poster that gets the own code. */
const VoiceMaterial = z.strictObject({
  form: z.enum(['film', 'still', 'placard']),
  title: z.string().min(1).max(20),
  /** Shown; of a picture also what is saved. */
  picture: PicturePath,
  /** Film to save; null for pictures. */
  clip: PicturePath.nullable(),
});

/** What a channel's page has to post with. */
const VoiceStation = z.strictObject({
  platform: Channel,
  /** What is to do, in a line. */
  task: z.string().min(2).max(30),
  /** How it is done, step by step. */
  manual: z.array(z.string().min(2).max(80)).min(2).max(6),
  /** Account of the brand on this channel. */
  brandAccount: z.string().min(1).max(20),
  /** Its Channels id; null elsewhere. */
  finderUserName: ChannelsId.nullable(),
  /** Tags, the first one being required. */
  tags: z.array(z.string().regex(/^#[^#\s]{2,20}$/)).max(3),
  /** Music for films; null where there is none. */
  music: z.string().min(1).max(30).nullable(),
  /** Texts to copy. */
  captions: z.array(z.string().min(5).max(200)).max(5),
  materials: z.array(VoiceMaterial).max(9),
  /** A valid post as an example; null: none. */
  example: PicturePath.nullable(),
});

/** What is special about a campaign in which people post about the brand. */
export const VoiceSettings = z.strictObject({
  /** What posts are about. */
  topic: z.string().min(2).max(40),
  /** Posts of a person on a channel in a week of Asia/Shanghai. */
  postsPerWeek: z.int().min(1).max(20),
  /** How often a refused post may be sent again. */
  resends: z.int().min(0).max(5),
  /** Working days in which posts are reviewed. */
  reviewDays: z.int().min(1).max(10),
  /** The prize for all stamps can be claimed for so many days after the end, since posts are still reviewed then. */
  claimDays: z.int().min(1).max(60),
  /** Each channel once, in the order of the route. */
  stations: z.array(VoiceStation).length(VOICE_CHANNELS.length),
  /** The task of following the brand's account. */
  follow: z.strictObject({
    /** Six letters, digits or characters that the film shows; never told to pages. */
    word: z.string().regex(/^[A-Za-z0-9\u4e00-\u9fff]{6}$/),
    /** Wrong words on a day, after which the next one waits until tomorrow. */
    triesPerDay: z.int().min(1).max(20),
    films: z
      .array(
        z.strictObject({
          title: z.string().min(1).max(20),
          picture: PicturePath,
          /** Its Channels id. */
          feedId: ChannelsId,
        }),
      )
      .min(1)
      .max(6),
  }),
});

/** `detail` of a prize: for each stamp, or for all of them. */
export const VoiceTerms = z.strictObject({
  for: z.enum(['stamp', 'allStamps']),
  /** The draw whose chances it gives. */
  chancesOf: CampaignSlug.optional(),
});

const BestPost = z.object({
  postId: Id,
  channel: Channel,
  title: z.string(),
  author: z.string(),
  link: z.string(),
  readCount: z.int(),
});

const Follow = z.object({
  state: z.enum(FOLLOW_STATES),
  /** Today. */
  triesLeft: z.int(),
});

const Station = z.object({
  channel: Channel,
  state: z.enum(STATION_STATES),
  /** Posts that can still be sent this week. */
  leftThisWeek: z.int(),
});

const Voice = z.object({
  campaign: Campaign,
  /** Without the word. */
  settings: VoiceSettings.omit({ follow: true }).extend({
    follow: VoiceSettings.shape.follow.omit({ word: true }),
  }),
  /** Points of each stamp. */
  stampPoints: z.int(),
  grand: z.object({
    kind: z.enum(PRIZE_KINDS),
    title: z.string(),
    picture: PicturePath,
    /** Null: without end. */
    left: z.int().nullable(),
    /** The draw whose chances it gives; null: none. */
    draw: CampaignSlug.nullable(),
  }),
  best: z.array(BestPost),
  /** Null for visitors. */
  own: z
    .object({
      /** For each channel, in the order of the settings. */
      stations: z.array(Station),
      stamps: z.int(),
      grand: z.enum(GRAND_STATES),
      follow: Follow,
    })
    .nullable(),
});

const VoicePost = z.object({
  postId: Id,
  channel: Channel,
  state: z.enum(VOICE_POST_STATES),
  link: z.string().nullable(),
  picture: PicturePath.nullable(),
  /** The author's name there; empty where none is asked for. */
  name: z.string(),
  sentAt: At,
  /** Why it was refused or removed; empty else. */
  reason: z.string(),
  /** As the reviewer counted; null before. */
  readCount: z.int().nullable(),
  /** It holds the stamp of its channel. */
  hasStamp: z.boolean(),
  /** What its stamp brought; 0 without one. */
  points: z.int(),
  /** How often it may be sent again. */
  resendsLeft: z.int(),
});

const Reason = z.string().trim().min(2).max(100);

/** What a post is handed in with; which of it is wanted depends on the channel. */
const Content = z.object({
  /** The text that a share copies, with the link in it. */
  text: z.string().max(SHARE_TEXT_MOST).optional(),
  name: z.string().trim().max(AUTHOR_MOST).optional(),
  /** Address of an uploaded picture. */
  picture: PicturePath.optional(),
});

const StaffVoicePost = VoicePost.omit({ points: true, resendsLeft: true }).extend({
  slug: CampaignSlug,
  campaign: z.string(),
  accountId: Id,
  person: z.string(),
  resends: z.int(),
  /** Title under which the page shows it among the best; null: it is not one of them. */
  bestTitle: z.string().nullable(),
  decidedAt: At.nullable(),
  /** Who decided; empty before. */
  decidedBy: z.string(),
});

const changing = { auth: 'campaigns.change', rate: 'write', idempotent: true } as const;

export const campaignVoice = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/voice': {
    summary: 'A campaign of posts on public channels, with the stamps of the caller.',
    auth: 'optional',
    query: Ref,
    reply: Voice,
  },
  'GET /api/mpmkt/v1/campaign/voice/posts': {
    summary: 'Posts of the caller, newest first.',
    auth: 'customer',
    query: Paging.extend({ slug: CampaignSlug, channel: Channel.optional() }),
    reply: pageOf(VoicePost),
  },
  'POST /api/mpmkt/v1/campaign/voice/posts/submit': {
    summary:
      'Hands a post in for review. BAD_INPUT without a link of the channel or an own picture, LIMIT_REACHED for a link that was sent before by anybody and after the posts of the week, STATE_CHANGED outside of the window.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ channel: Channel }).extend(Content.shape),
    reply: Voice,
  },
  'POST /api/mpmkt/v1/campaign/voice/posts/resend': {
    summary: 'Hands a refused post in again, within the limit. NOT_FOUND, STATE_CHANGED, LIMIT_REACHED, BAD_INPUT.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: PostRef.extend(Content.shape),
    reply: Voice,
  },
  'POST /api/mpmkt/v1/campaign/voice/posts/withdraw': {
    summary: 'Takes an own post out of review; its link can be sent again. NOT_FOUND, STATE_CHANGED.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: PostRef,
    reply: Voice,
  },
  'POST /api/mpmkt/v1/campaign/voice/claim': {
    summary: 'Claims the prize for all stamps, once. STATE_CHANGED, LIMIT_REACHED, SOLD_OUT.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: Ref,
    reply: Voice,
  },
  'POST /api/mpmkt/v1/campaign/voice/follow': {
    summary:
      'Checks the word of the film. A wrong one is answered and counted; LIMIT_REACHED after the last try of a day and once it was right.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ word: z.string().trim().min(1).max(20) }),
    reply: z.object({ isRight: z.boolean(), follow: Follow }),
  },
  'GET /api/mpmkt/v1/staff/campaign/voice/posts': {
    summary: 'Posts of customers, those in review first come first served, others newest first.',
    auth: 'campaigns.see',
    query: Paging.extend({
      state: z.enum(VOICE_POST_STATES).default('review'),
      channel: Channel.optional(),
      slug: CampaignSlug.optional(),
    }),
    reply: pageOf(StaffVoicePost),
  },
  'POST /api/mpmkt/v1/staff/campaign/voice/accept': {
    summary: 'Accepts a post with its read count; the first of a channel brings the stamp. NOT_FOUND, STATE_CHANGED.',
    ...changing,
    body: PostRef.extend({ readCount: z.int().min(0).max(100_000_000) }),
    reply: StaffVoicePost,
  },
  'POST /api/mpmkt/v1/staff/campaign/voice/refuse': {
    summary: 'Refuses a post, with a reason that its author reads. NOT_FOUND, STATE_CHANGED.',
    ...changing,
    body: PostRef.extend({ reason: Reason }),
    reply: StaffVoicePost,
  },
  'POST /api/mpmkt/v1/staff/campaign/voice/remove': {
    summary:
      'Takes an accepted post out that its author deleted, with what it brought as far as it was not used. NOT_FOUND, STATE_CHANGED.',
    ...changing,
    body: PostRef.extend({ reason: Reason }),
    reply: StaffVoicePost,
  },
  'POST /api/mpmkt/v1/staff/campaign/voice/best': {
    summary: 'Shows an accepted post with a link among the best, or no more. NOT_FOUND, STATE_CHANGED, LIMIT_REACHED.',
    ...changing,
    body: PostRef.extend({ title: z.string().trim().min(2).max(30).nullable() }),
    reply: StaffVoicePost,
  },
});

export type VoiceSettingsData = z.output<typeof VoiceSettings>;
export type VoiceStationData = z.output<typeof VoiceStation>;
export type VoiceMaterialData = z.output<typeof VoiceMaterial>;
export type VoiceData = z.output<typeof Voice>;
export type VoicePostData = z.output<typeof VoicePost>;
export type StaffVoicePostData = z.output<typeof StaffVoicePost>;
