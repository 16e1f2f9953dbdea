import { PACKET_KINDS } from '@voltfront/rules/campaign/packet-split';
import { PACKET_STATES, PACKET_VIEWS } from '@voltfront/rules/campaign/packet-state';
import { z } from 'zod';
import { Campaign, CampaignSlug } from './campaign-shapes';
import { At, Done, Id, Paging, PicturePath, pageOf, SmsCode } from './common';
import { defineEndpoints } from './define';

const Kind = z.enum(PACKET_KINDS);
const Condition = z.enum(['anyone', 'owners']);
const MOST_SHARES = 2000;
const MOST_POINTS = 1_000_000;
const SkinKey = z.string().regex(/^[a-z]{2,20}$/);

/** How a packet looks. */
const Skin = z.object({
  key: SkinKey,
  name: z.string().min(1).max(10),
  /** The envelope, with a clear ground. */
  picture: PicturePath,
  /** Behind it on covers and posters. */
  cover: PicturePath,
});

const Range = z.strictObject({ least: z.int().min(1), most: z.int().min(1).max(MOST_POINTS) });

/** What is special about a campaign of points packets. */
export const PacketSettings = z.strictObject({
  /** `rounds`: the brand gives them at set times; otherwise people send them to each other. */
  mode: z.enum(['friends', 'rounds']),
  kinds: z.array(Kind).min(1),
  shares: Range,
  points: Range,
  greeting: z.strictObject({
    most: z.int().min(5).max(60),
    usual: z.string().min(1).max(60),
    suggestions: z.array(z.string().min(1).max(60)).max(8),
  }),
  skins: z.array(Skin).min(1).max(12),
  /** Who a sender may choose to open it. */
  conditions: z.array(Condition).min(1),
  /** Packets of a person on one day of Asia/Shanghai. */
  dailySends: z.int().min(1).max(100).nullable(),
  /** Points that a person may send on one day, by growth level from 1. */
  dailyPoints: z.array(z.int().min(1)).length(6).nullable(),
  /** Above so many points an SMS code is needed. */
  codeAbove: z.int().min(1).nullable(),
  /** Per cent that the brand adds, while its budget lasts. */
  supplementPercent: z.int().min(0).max(100),
  /** Points of the brand for supplements or rounds. */
  budget: z.int().min(0).max(1_000_000_000),
  /** Senders may open one share of their own random packets. */
  opensOwn: z.boolean(),
  /** Only the sender and those who opened it see who else did. */
  isPrivate: z.boolean(),
  /** Receivers can say thanks, once. */
  hasThanks: z.boolean(),
  /** Other campaigns whose packets stand in the records of this one. */
  recordsOf: z.array(CampaignSlug).max(5),
});

const Person = z.object({ nickname: z.string(), avatar: PicturePath });

/** A packet as everybody sees it who has its address. */
const Packet = z.object({
  packetId: Id,
  slug: CampaignSlug,
  campaignTitle: z.string(),
  kind: Kind,
  state: z.enum(PACKET_STATES),
  /** What the caller finds. */
  view: z.enum(PACKET_VIEWS),
  /** Null for the brand's. */
  sender: Person.nullable(),
  /** Of a round. */
  title: z.string().nullable(),
  greeting: z.string(),
  skin: Skin,
  condition: Condition,
  /** Points in all, with what the brand added. */
  points: z.int(),
  supplement: z.int(),
  shares: z.int(),
  taken: z.int(),
  drawnPoints: z.int(),
  /** Back with the sender and the brand; 0 until the time is over. */
  returnedPoints: z.int(),
  createdAt: At,
  opensAt: At,
  /** Where a round was moved from. */
  movedFrom: At.nullable(),
  expiresAt: At,
  isOwn: z.boolean(),
  /** The caller's share. */
  own: z.object({ points: z.int(), isLuckiest: z.boolean(), at: At, isThanked: z.boolean() }).nullable(),
  /** People who said thanks. */
  thanks: z.int(),
  /** The caller is reminded when the round begins; null for visitors. */
  isReminded: z.boolean().nullable(),
});

const PacketRef = z.object({ packetId: Id });
/** Pages that a shared packet opens, by its edition. */
const PACKET_LANDINGS = ['/pagesIntegralActivity/pocketDetail', '/pagesActivity/redPackage/sentPocket'] as const;

/** A row of the records: somebody's own packet, or one that they opened. */
const Receiver = z.object({
  receiverId: Id,
  nickname: z.string(),
  avatar: PicturePath,
  points: z.int(),
  at: At,
  isLuckiest: z.boolean(),
  isOwn: z.boolean(),
});

/** A year such as `2026`, or a month such as `2026-11`, of Asia/Shanghai. */
const Span = z.string().regex(/^\d{4}(-\d{2})?$/);

const Records = Paging.extend({ slug: CampaignSlug, span: Span.optional() });

export const campaignPacket = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/packet': {
    summary: 'A campaign of points packets with its limits and what the caller has left of them.',
    auth: 'optional',
    query: z.object({ slug: CampaignSlug }),
    reply: z.object({
      campaign: Campaign,
      settings: PacketSettings,
      /** Points that the brand can still add. */
      budgetLeft: z.int(),
      /** Null for visitors. */
      own: z
        .object({
          points: z.int(),
          level: z.int(),
          isPhoneBound: z.boolean(),
          sentToday: z.int(),
          pointsToday: z.int(),
          /** Points that may be sent today by the level; null: as many as there are. */
          pointsADay: z.int().nullable(),
          thanks: z.int(),
        })
        .nullable(),
      /** The caller's last packets, and those that still have shares. */
      latest: z.array(Packet).max(5),
      open: z.array(Packet).max(10),
    }),
  },
  'POST /api/mpmkt/v1/campaign/packet': {
    summary: 'Makes a packet and takes its points at once.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    body: z.object({
      slug: CampaignSlug,
      /** Names the wish for this packet: however often it is sent, one packet is made. */
      key: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
      kind: Kind,
      shares: z.int().min(1).max(MOST_SHARES),
      /** Of the caller, in all. */
      points: z.int().min(1).max(MOST_POINTS),
      /** What the caller was shown that the brand adds. */
      supplement: z.int().min(0).max(MOST_POINTS),
      greeting: z.string().trim().min(1).max(60),
      skin: SkinKey,
      condition: Condition,
      /** Of the scene `sign`, where the points need one. */
      code: SmsCode.optional(),
    }),
    reply: Packet,
  },
  'GET /api/mpmkt/v1/campaign/packet/detail': {
    summary: 'A packet with its state and the own share.',
    auth: 'optional',
    query: PacketRef,
    reply: Packet,
  },
  'GET /api/mpmkt/v1/campaign/packet/code': {
    summary: "The mini-program code that opens a packet, for its sender's poster; null where a plain code has to do.",
    auth: 'customer',
    query: PacketRef.extend({ landing: z.enum(PACKET_LANDINGS) }),
    reply: z.object({ picture: PicturePath.nullable() }),
  },
  'GET /api/mpmkt/v1/campaign/packet/receivers': {
    summary: 'Who opened a packet, newest first; of a private one for its sender and receivers only.',
    auth: 'optional',
    query: Paging.extend({ packetId: Id }),
    reply: pageOf(Receiver),
  },
  'POST /api/mpmkt/v1/campaign/packet/draw': {
    summary: 'Opens one share, once per person; again it answers with the same share.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    body: PacketRef,
    reply: Packet,
  },
  'GET /api/mpmkt/v1/campaign/packet/sent': {
    summary: 'Packets of the caller, newest first.',
    auth: 'customer',
    query: Records.extend({ state: z.enum(['running', 'empty', 'expired']).optional() }),
    reply: pageOf(Packet),
  },
  'GET /api/mpmkt/v1/campaign/packet/received': {
    summary: 'Packets that the caller opened, newest first.',
    auth: 'customer',
    query: Records,
    reply: pageOf(Packet),
  },
  'GET /api/mpmkt/v1/campaign/packet/totals': {
    summary: 'What the caller sent, received and got back, by year or month, newest first.',
    auth: 'customer',
    query: z.object({ slug: CampaignSlug, by: z.enum(['year', 'month']) }),
    reply: z.object({
      items: z
        .array(
          z.object({
            span: Span,
            sent: z.int(),
            sentCount: z.int(),
            returned: z.int(),
            received: z.int(),
            receivedCount: z.int(),
            luckiestCount: z.int(),
          }),
        )
        .max(60),
    }),
  },
  'POST /api/mpmkt/v1/campaign/packet/thanks': {
    summary: 'Says thanks for an opened packet, once.',
    auth: 'customer',
    rate: 'write',
    body: PacketRef,
    reply: Packet,
  },
  'GET /api/mpmkt/v1/campaign/packet/rounds': {
    summary: 'Rounds of the brand from today on, and the last ones before.',
    auth: 'optional',
    query: z.object({ slug: CampaignSlug }),
    reply: z.object({
      campaign: Campaign,
      now: At,
      items: z.array(Packet).max(30),
      /** Points that the caller got in all rounds; null for visitors. */
      ownPoints: z.int().nullable(),
    }),
  },
  'GET /api/mpmkt/v1/campaign/packet/waiting': {
    summary: 'The waiting room of a round; the caller counts as waiting for some seconds.',
    auth: 'optional',
    query: PacketRef,
    reply: z.object({ now: At, opensAt: At, state: z.enum(PACKET_STATES), waiting: z.int() }),
  },
  'POST /api/mpmkt/v1/campaign/packet/remind': {
    summary: 'Sets or removes the reminder before a round begins.',
    auth: 'customer',
    rate: 'write',
    body: PacketRef.extend({ isSet: z.boolean() }),
    reply: Done,
  },
});

export type PacketSettingsData = z.output<typeof PacketSettings>;
export type PacketData = z.output<typeof Packet>;
export type PacketReceiverData = z.output<typeof Receiver>;
export type PacketSkinData = z.output<typeof Skin>;
export type PacketCampaignData = z.output<(typeof campaignPacket)['GET /api/mpmkt/v1/campaign/packet']['reply']>;
export type PacketTotalsData = z.output<
  (typeof campaignPacket)['GET /api/mpmkt/v1/campaign/packet/totals']['reply']
>['items'][number];
