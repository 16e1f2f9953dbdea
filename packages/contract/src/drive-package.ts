import { DRIVING_TYPES } from '@voltfront/rules/test-drive/driving-type';
import { z } from 'zod';
import { At, Id, PicturePath } from './common';
import { defineEndpoints } from './define';

/** In links, so that nobody guesses one. */
const PackageCode = z.string().regex(/^[\w-]{1,40}$/, 'a code is letters, digits, - and _');

const Face = z.object({ nickname: z.string(), avatar: PicturePath });

/** What a friend gets, one line each. */
const Content = z.array(z.object({ title: z.string(), note: z.string() }));

/** How the sharer drove; null where the car told nothing. */
const Driving = z.object({ type: z.enum(DRIVING_TYPES), distanceKm: z.number() }).nullable();

const PlaceState = z.enum(['reserved', 'booked', 'done', 'lapsed']);

const Package = z.object({
  code: PackageCode,
  state: z.enum(['open', 'full', 'expired']),
  places: z.int(),
  /** Reserved or used. */
  taken: z.int(),
  expiresAt: At,
  content: Content,
  /** Points for the sharer, for each friend who drives. */
  sharerPoints: z.int(),
  /** Days for which a place is kept for a friend. */
  reserveDays: z.int(),
  driveNo: Id,
  modelName: z.string(),
  picture: PicturePath,
  driving: Driving,
  /** Newest first. */
  friends: z.array(Face.extend({ state: PlaceState, at: At })),
});

const Target = z.object({
  code: PackageCode,
  /** `drove`: the caller drove too short a time ago; `elsewhere`: they hold a place of another package. */
  state: z.enum(['claimable', 'mine', 'full', 'expired', 'own', 'drove', 'elsewhere']),
  sharer: Face,
  modelId: Id,
  modelName: z.string(),
  picture: PicturePath,
  driving: Driving,
  content: Content,
  places: z.int(),
  left: z.int().min(0),
  expiresAt: At,
  reserveDays: z.int(),
  /** Somebody who drove within so many days is not entitled. */
  pauseDays: z.int(),
  /** The caller's place. */
  place: z.object({ state: PlaceState, reservedUntil: At, driveNo: Id.nullable() }).nullable(),
});

export const drivePackage = defineEndpoints({
  'GET /api/mpmkt/v1/testDrive/package': {
    summary: 'The newest package that the caller has to give away after a drive; null before a first drive.',
    auth: 'customer',
    reply: z.object({ package: Package.nullable() }),
  },
  'GET /api/mpmkt/v1/testDrive/package/target': {
    summary: 'A package as whoever opens its link sees it. NOT_FOUND.',
    auth: 'optional',
    query: z.object({ code: PackageCode }),
    reply: Target,
  },
  'POST /api/mpmkt/v1/testDrive/package/claim': {
    summary:
      'Reserves a place of a package for the caller; again gives the same one. SOLD_OUT, STATE_CHANGED, NOT_FOUND.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ code: PackageCode }),
    reply: Target,
  },
});

export type DrivePackageData = z.output<typeof Package>;
export type PackageTargetData = z.output<typeof Target>;
