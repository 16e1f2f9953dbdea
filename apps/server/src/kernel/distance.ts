import { type Column, type SQL, sql } from 'drizzle-orm';

/** Coordinates in degrees, in the coordinate system of the columns they are compared with. */
export interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_DIAMETER_M = 2 * 6_371_008.8;

/**
 * SQL for the distance in whole metres between a point and the position in two columns (haversine,
 * like `distanceM` of the rules). Null columns give null.
 */
export function metresFrom(point: Point, latitude: Column, longitude: Column): SQL<number> {
  const [north, east] = [sql`${point.latitude}::float8`, sql`${point.longitude}::float8`];
  const rise = sql`power(sin(radians(${latitude} - ${north}) / 2), 2)`;
  const run = sql`cos(radians(${north})) * cos(radians(${latitude})) * power(sin(radians(${longitude} - ${east}) / 2), 2)`;
  return sql<number>`round(${EARTH_DIAMETER_M}::float8 * asin(sqrt(least(1, ${rise} + ${run}))))::int`;
}
