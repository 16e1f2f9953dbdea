import { z } from 'zod';
import { Award, Campaign, CampaignPrize, CampaignSlug } from './campaign-shapes';
import { At, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';

const Ref = z.object({ slug: CampaignSlug });

const FilmPath = z.string().regex(/^\/(assets|files)\/[\w./-]+\.mp4$/);

/** A broadcast that a draw goes with: people watch it, are reminded of it, and catch gifts at its full hours. */
export const LiveSettings = z.strictObject({
  title: z.string().min(1).max(40),
  /** While there is no film, and before it plays. */
  poster: PicturePath,
  /** What is shown while it runs, and afterwards; null until there is one. */
  film: FilmPath.nullable(),
  replay: FilmPath.nullable(),
  startsAt: At,
  endsAt: At,
  /** Watching so long brings a chance. */
  watchMinutes: z.int().min(1).max(120),
  /** Minutes of each full hour in which gifts rain. */
  rainMinutes: z.int().min(1).max(30),
});

/** A place where winners collect goods. */
export const PickupPlace = z.strictObject({
  placeId: Id,
  name: z.string().min(1).max(30),
  address: z.string().min(1).max(60),
  hours: z.string().min(1).max(40),
});

/** What is special about a draw campaign. */
export const DrawSettings = z.strictObject({
  look: z.enum(['boxes', 'wheel', 'board', 'stage']),
  /** Points of one draw; null: it takes chances alone. */
  price: z.int().min(1).max(100_000).nullable(),
  /** Draws of a person on one day of Asia/Shanghai. */
  dailyLimit: z.int().min(1).max(100).nullable(),
  /** Chances for an inviter when a friend gets so far. */
  chances: z.strictObject({ driven: z.int().min(1).max(10).optional(), delivered: z.int().min(1).max(10).optional() }),
  /** Chances come from the offers of another campaign. */
  isFed: z.boolean().default(false),
  /** The goods are figures that people collect. */
  series: z
    .strictObject({
      name: z.string().min(1).max(20),
      /** Points for a double figure. */
      turnPoints: z.int().min(1).max(10_000),
      /** Points for a parcel of fewer figures. */
      postage: z.int().min(0).max(10_000),
      freePostageFrom: z.int().min(1).max(20),
      /** First two digits of the codes of provinces to which nothing is sent. */
      notSentTo: z.array(z.string().regex(/^\d{2}$/)).max(34),
    })
    .nullable(),
  live: LiveSettings.nullable().default(null),
  /** Of a draw for employees, whose leads and drives bring chances, and who collect goods in their department. */
  staff: z
    .strictObject({
      /** For a customer who finished a drive, and for one who paid a deposit. */
      drive: z.int().min(1).max(10),
      deposit: z.int().min(1).max(10),
      places: z.array(PickupPlace).min(1).max(10),
    })
    .optional(),
});

/** A draw as its page shows it. */
const Draw = z.object({
  campaign: Campaign,
  settings: DrawSettings,
  prizes: z.array(CampaignPrize),
  /** Whether anything can still be drawn. */
  isSoldOut: z.boolean(),
  /** SHA-256 of the seed, in hexadecimal: shown before the first draw. */
  seedHash: z.string(),
  /** The seed itself, once the campaign has ended. */
  seed: z.string().nullable(),
  /** Who won last, with names cut. */
  winners: z.array(z.object({ name: z.string(), prize: z.string(), at: At, organName: z.string().optional() })).max(20),
  /** Null for visitors. */
  own: z.object({ points: z.int(), chances: z.int(), drawnToday: z.int(), drawn: z.int() }).nullable(),
});

/** One draw of the caller. */
const DrawRecord = z.object({
  recordId: Id,
  n: z.int(),
  /** 0 to 9,999, from the seed, the campaign, the person and `n`. */
  roll: z.int(),
  /** The prize of the roll had run out, and another one was given. */
  isConsolation: z.boolean(),
  paidWith: z.enum(['points', 'chance']),
  /** Masked phone of the friend who brought the chance. */
  friend: z.string().nullable(),
  at: At,
  award: Award,
});

/** Chances that the caller was given at one time. */
const EarnedChances = z.object({
  chanceId: Id,
  amount: z.int(),
  /** Those that were not used; the first given are the first used. */
  left: z.int(),
  /** Masked phone of the friend who brought them. */
  friend: z.string().nullable(),
  /** What an employee got them for. */
  source: z.enum(['drive', 'deposit']).optional(),
  at: At,
  /** End of the campaign. */
  expiresAt: At,
});

/** Figures of a series that the caller owns. */
const Collection = z.object({
  campaign: Campaign,
  settings: DrawSettings,
  figures: z.array(
    z.object({
      prizeId: Id,
      title: z.string(),
      picture: PicturePath,
      isHidden: z.boolean(),
      /** Owned in all, also those that were sent. */
      count: z.int(),
      /** Awards that are not sent, turned or lapsed; the oldest first. */
      free: z.array(z.object({ awardId: Id, claimUntil: At.nullable() })),
    }),
  ),
  /** Every figure but the hidden ones is owned. */
  isComplete: z.boolean(),
  points: z.int(),
});

export const campaignDraw = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/draw': {
    summary: 'A draw with prizes, odds and stock, and what the caller can pay with.',
    auth: 'optional',
    query: Ref,
    reply: Draw,
  },
  'POST /api/mpmkt/v1/campaign/draw': {
    summary: 'Draws once for points or a chance; payment, stock and prize change together or not at all.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ payWith: z.enum(['points', 'chance']) }),
    reply: z.object({
      record: DrawRecord,
      own: z.object({ points: z.int(), chances: z.int(), drawnToday: z.int(), drawn: z.int() }),
    }),
  },
  'GET /api/mpmkt/v1/campaign/draw/records': {
    summary: 'Draws of the caller, newest first.',
    auth: 'customer',
    query: Paging.extend({ slug: CampaignSlug }),
    reply: pageOf(DrawRecord),
  },
  'GET /api/mpmkt/v1/campaign/draw/chances': {
    summary: 'Chances that the caller was given in a draw, newest first: from whom, and how many are left.',
    auth: 'customer',
    query: Paging.extend({ slug: CampaignSlug }),
    reply: pageOf(EarnedChances),
  },
  'GET /api/mpmkt/v1/campaign/draw/collection': {
    summary: 'The series of a draw with the figures that the caller owns.',
    auth: 'customer',
    query: Ref,
    reply: Collection,
  },
  'POST /api/mpmkt/v1/campaign/draw/collection/turn': {
    summary: 'Turns a double figure back into points; one of each stays.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ awardId: Id }),
    reply: Collection,
  },
  'POST /api/mpmkt/v1/campaign/draw/collection/send': {
    summary: 'Has chosen figures sent in one parcel; few of them cost postage in points.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ awardIds: z.array(Id).min(1).max(20), addressId: Id }),
    reply: Collection,
  },
});

export type PickupPlaceData = z.output<typeof PickupPlace>;
export type DrawSettingsData = z.output<typeof DrawSettings>;
export type LiveSettingsData = z.output<typeof LiveSettings>;
export type DrawData = z.output<typeof Draw>;
export type DrawRecordData = z.output<typeof DrawRecord>;
export type EarnedChancesData = z.output<typeof EarnedChances>;
export type CollectionData = z.output<typeof Collection>;
