import { z } from 'zod';
import { At, Id, PicturePath } from './common';
import { defineEndpoints } from './define';
import { CoordinateSystem } from './place';

const CoordinateKey = z.object({ coordinateId: Id });

const CoordinatePage = z.object({
  coordinateId: Id,
  kind: z.enum(['charging', 'camp', 'hotel', 'viewpoint']),
  name: z.string(),
  cityName: z.string(),
  address: z.string(),
  /** GCJ-02. */
  latitude: z.number(),
  longitude: z.number(),
  /** Paragraphs. */
  story: z.array(z.string()),
  pictures: z.array(PicturePath),
  season: z.string(),
  /** First and last month in which it is open, 1 to 12. */
  openFromMonth: z.int().min(1).max(12),
  openUntilMonth: z.int().min(1).max(12),
  state: z.enum(['open', 'offSeason', 'withdrawn']),
  road: z.string(),
  parking: z.string(),
  /** What owners get there; empty without. */
  benefit: z.string(),
  benefitTerms: z.string(),
  visitorCount: z.int(),
});

const OwnCoordinate = z.object({
  isWanted: z.boolean(),
  isOwner: z.boolean(),
  visit: z
    .object({
      visitedAt: At,
      photo: PicturePath.nullable(),
      /** What an owner shows for the benefit; null for others. */
      benefitCode: z.string().nullable(),
    })
    .nullable(),
});

/** Places worth driving to, named by the brand. */
export const coordinate = defineEndpoints({
  'GET /api/mporder/v1/coordinate/detail': {
    summary: 'A place worth driving to. NOT_FOUND for an unknown one; one that was withdrawn says so.',
    auth: 'public',
    query: CoordinateKey,
    reply: CoordinatePage,
  },
  'GET /api/mporder/v1/coordinate/near': {
    summary: 'The nearest such places within 300 km of a store, at most 5.',
    auth: 'public',
    query: z.object({ storeId: Id }),
    reply: z.object({
      items: z
        .array(
          CoordinatePage.pick({ coordinateId: true, kind: true, name: true, cityName: true }).extend({
            picture: PicturePath,
            distanceM: z.int(),
          }),
        )
        .max(5),
    }),
  },
  'GET /api/mporder/v1/coordinate/own': {
    summary: 'Whether the caller wants to go there, was there, and gets what owners get.',
    auth: 'customer',
    query: CoordinateKey,
    reply: OwnCoordinate,
  },
  'POST /api/mporder/v1/coordinate/want': {
    summary: 'Saves a place as wanted, or no longer.',
    auth: 'customer',
    rate: 'write',
    body: CoordinateKey.extend({ isWanted: z.boolean() }),
    reply: OwnCoordinate,
  },
  'POST /api/mporder/v1/coordinate/visit': {
    summary:
      'Notes a visit, once per person. BAD_INPUT more than 1 km away, ALREADY_DONE the second time, STATE_CHANGED while it is closed.',
    auth: 'customer',
    rate: 'write',
    body: CoordinateKey.extend({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      system: CoordinateSystem,
      /** An upload of the caller. */
      photo: PicturePath.nullable().default(null),
    }),
    reply: OwnCoordinate,
  },
});

export type CoordinateData = z.output<typeof CoordinatePage>;
export type OwnCoordinateData = z.output<typeof OwnCoordinate>;
