import { z } from 'zod';
import { Id } from './common';
import { defineEndpoints } from './define';
import { CityCode } from './vehicle';

export const Degrees = {
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
};

/** The system of degrees; mini-programs give gcj02, browsers wgs84. */
export const CoordinateSystem = z.enum(['wgs84', 'gcj02', 'bd09']).default('gcj02');

/** A point and the system its degrees are in. */
const Point = z.object({ ...Degrees, system: CoordinateSystem });

/** Where a point lies. Texts are empty where nothing is known. Degrees in GCJ-02. */
export const MapPosition = z.object({
  latitude: z.number(),
  longitude: z.number(),
  /** Nearest thing with a name. */
  name: z.string(),
  address: z.string(),
  provinceName: z.string(),
  cityName: z.string(),
  /** GB/T 2260, or empty. */
  cityCode: z.string(),
  districtName: z.string(),
});

/** A named location. Degrees in GCJ-02. */
export const Place = z.object({
  placeId: Id,
  name: z.string(),
  address: z.string(),
  cityName: z.string(),
  kind: z.enum(['store', 'landmark', 'station', 'charging', 'business', 'street', 'city']),
  latitude: z.number(),
  longitude: z.number(),
  /** Metres from the point asked about; null without one. */
  distanceM: z.int().nullable(),
});

export const place = defineEndpoints({
  'POST /{product}-mp-account/v1/account/getMapPositionDTO': {
    summary: 'Name and address of a point.',
    auth: 'public',
    body: Point,
    reply: MapPosition,
  },
  'GET /api/mpaccount/v1/place/search': {
    summary: 'Places whose name or address has the words, those of the city and the nearest first; at most 20.',
    auth: 'public',
    query: z.object({
      keywords: z.string().trim().min(2).max(50),
      cityCode: CityCode.optional(),
      latitude: Degrees.latitude.optional(),
      longitude: Degrees.longitude.optional(),
      system: z.enum(['wgs84', 'gcj02', 'bd09']).default('gcj02'),
    }),
    reply: z.object({ items: z.array(Place).max(20) }),
  },
  'GET /api/mpaccount/v1/place/nearby': {
    summary: 'Places around a point, nearest first; at most 20. Of a kind: only such, and stores that have them.',
    auth: 'public',
    query: Point.extend({ kind: z.enum(['charging']).optional() }),
    reply: z.object({ items: z.array(Place).max(20) }),
  },
});
