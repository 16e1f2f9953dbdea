import { z } from 'zod';
import { At, Done, Fen, Id, Paging, PicturePath, pageOf } from './common';
import { ReportReason } from './community';
import { defineEndpoints } from './define';
import { CityCode, ModelId, Quote } from './vehicle';

const CarRef = z.object({ carId: Id });

/** A configuration that somebody published for others to copy. */
const ShowcaseCar = z.object({
  carId: Id,
  person: z.object({ nickname: z.string(), avatar: PicturePath, isOwner: z.boolean() }),
  modelName: z.string(),
  versionName: z.string(),
  cutout: PicturePath,
  /** Names of what was chosen; null where the catalogue no longer has it. */
  paint: z.string().nullable(),
  wheel: z.string().nullable(),
  interior: z.string().nullable(),
  /** On the day it was published, after subsidies. */
  totalFen: Fen,
  words: z.string(),
  /** Empty where the person named none. */
  cityName: z.string(),
  likeCount: z.int(),
  copyCount: z.int(),
  isLiked: z.boolean(),
  isMine: z.boolean(),
  /** The version or some of its options are no longer sold. */
  isPartlyGone: z.boolean(),
  at: At,
});

/** Something of the caller that can be published. */
const ShowcaseSource = z.object({
  kind: z.enum(['wish', 'order']),
  /** Id of the saved configuration, number of the order. */
  sourceId: Id,
  title: z.string(),
  cutout: PicturePath,
  totalFen: Fen,
  isPublished: z.boolean(),
});

/** Configurations that people publish and others copy. */
export const showcase = defineEndpoints({
  'GET /api/mporder/v1/vehicle/showcase': {
    summary: 'Published configurations: the most liked or the newest, of one model or within a budget.',
    auth: 'optional',
    query: Paging.extend({
      sort: z.enum(['hottest', 'newest']).default('hottest'),
      modelId: ModelId.optional(),
      minFen: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
      maxFen: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
    }),
    reply: pageOf(ShowcaseCar),
  },
  'GET /api/mporder/v1/vehicle/showcase/own': {
    summary: 'What the caller published, newest first.',
    auth: 'customer',
    query: Paging,
    reply: pageOf(ShowcaseCar),
  },
  'GET /api/mporder/v1/vehicle/showcase/terms': {
    summary: 'What publishing earns and how much of it there can be.',
    auth: 'public',
    reply: z.object({
      /** Points when somebody locks an order of the configuration within `days` of copying it; 0: none. */
      points: z.int(),
      dailyLimit: z.int(),
      days: z.int(),
      mostCars: z.int(),
    }),
  },
  'GET /api/mporder/v1/vehicle/showcase/sources': {
    summary: 'Saved configurations and paid orders of the caller that can be published.',
    auth: 'customer',
    reply: z.array(ShowcaseSource),
  },
  'POST /api/mporder/v1/vehicle/showcase/publish': {
    summary:
      'Publishes a saved configuration or that of an order, through the content filter; the same one again is the same. CONTENT_REFUSED, LIMIT_REACHED.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: z.object({
      kind: z.enum(['wish', 'order']),
      sourceId: Id,
      words: z.string().trim().min(1).max(100),
      cityCode: CityCode.optional(),
    }),
    reply: CarRef,
  },
  'POST /api/mporder/v1/vehicle/showcase/delete': {
    summary: 'Takes back what the caller published.',
    auth: 'customer',
    rate: 'write',
    body: CarRef,
    reply: Done,
  },
  'POST /api/mporder/v1/vehicle/showcase/copy': {
    summary:
      'Checks a configuration against what is sold now, with what has to be replaced, and notes that the caller copied it. VERSION_WITHDRAWN.',
    auth: 'optional',
    rate: 'write',
    body: CarRef,
    reply: Quote,
  },
  'POST /api/mporder/v1/vehicle/showcase/like': {
    summary: 'Likes a configuration or takes the like back; each person counts once.',
    auth: 'customer',
    rate: 'write',
    body: CarRef.extend({ isLiked: z.boolean() }),
    reply: z.object({ isLiked: z.boolean(), likeCount: z.int() }),
  },
  'POST /api/mporder/v1/vehicle/showcase/report': {
    summary: 'Reports a configuration to the review queue; once per person. FORBIDDEN for the own, ALREADY_DONE.',
    auth: 'customer',
    rate: 'write',
    body: CarRef.extend({ reason: ReportReason }),
    reply: Done,
  },
});

export type ShowcaseCarData = z.output<typeof ShowcaseCar>;
export type ShowcaseSourceData = z.output<typeof ShowcaseSource>;
