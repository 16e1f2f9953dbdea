/** A point in degrees. */
export interface Coordinate {
  latitude: number;
  longitude: number;
}

/** `wgs84`: satellites. `gcj02`: most Chinese maps, mini-programs included. `bd09`: Baidu. */
export type CoordinateSystem = 'wgs84' | 'gcj02' | 'bd09';

const SEMI_MAJOR_AXIS_M = 6_378_245;
const ECCENTRICITY_SQUARED = 0.006_693_421_622_965_943;
const EARTH_RADIUS_M = 6_371_008.8;
const BD_FACTOR = (Math.PI * 3000) / 180;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const wave = (value: number, period: number) => Math.sin(value * period * Math.PI);

function isOutsideChina({ latitude, longitude }: Coordinate): boolean {
  return longitude < 72.004 || longitude > 137.8347 || latitude < 0.8293 || latitude > 55.8271;
}

function shortWaves(x: number): number {
  return ((20 * wave(x, 6) + 20 * wave(x, 2)) * 2) / 3;
}

function northShift(x: number, y: number): number {
  const base = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x));
  const middle = ((20 * wave(y, 1) + 40 * wave(y, 1 / 3)) * 2) / 3;
  return base + shortWaves(x) + middle + ((160 * wave(y, 1 / 12) + 320 * wave(y, 1 / 30)) * 2) / 3;
}

function eastShift(x: number, y: number): number {
  const base = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x));
  const middle = ((20 * wave(x, 1) + 40 * wave(x, 1 / 3)) * 2) / 3;
  return base + shortWaves(x) + middle + ((150 * wave(x, 1 / 12) + 300 * wave(x, 1 / 30)) * 2) / 3;
}

/** WGS-84 to GCJ-02. Points outside China are the same in both. */
export function wgs84ToGcj02(point: Coordinate): Coordinate {
  if (isOutsideChina(point)) return point;
  const { latitude, longitude } = point;
  const sine = Math.sin(radians(latitude));
  const curve = 1 - ECCENTRICITY_SQUARED * sine * sine;
  const meridianM = (SEMI_MAJOR_AXIS_M * (1 - ECCENTRICITY_SQUARED)) / (curve * Math.sqrt(curve));
  const parallelM = (SEMI_MAJOR_AXIS_M / Math.sqrt(curve)) * Math.cos(radians(latitude));
  return {
    latitude: latitude + (northShift(longitude - 105, latitude - 35) * 180) / (meridianM * Math.PI),
    longitude: longitude + (eastShift(longitude - 105, latitude - 35) * 180) / (parallelM * Math.PI),
  };
}

/** GCJ-02 to WGS-84, by repeated correction: exact to far less than a centimetre. */
export function gcj02ToWgs84(point: Coordinate): Coordinate {
  if (isOutsideChina(point)) return point;
  let guess = point;
  for (let round = 0; round < 10; round += 1) {
    const shifted = wgs84ToGcj02(guess);
    guess = {
      latitude: guess.latitude + point.latitude - shifted.latitude,
      longitude: guess.longitude + point.longitude - shifted.longitude,
    };
  }
  return guess;
}

/** GCJ-02 to BD-09. */
export function gcj02ToBd09({ latitude, longitude }: Coordinate): Coordinate {
  const radius = Math.sqrt(longitude * longitude + latitude * latitude) + 0.000_02 * Math.sin(latitude * BD_FACTOR);
  const angle = Math.atan2(latitude, longitude) + 0.000_003 * Math.cos(longitude * BD_FACTOR);
  return { latitude: radius * Math.sin(angle) + 0.006, longitude: radius * Math.cos(angle) + 0.0065 };
}

/** BD-09 to GCJ-02, exact to about half a metre. */
export function bd09ToGcj02(point: Coordinate): Coordinate {
  const latitude = point.latitude - 0.006;
  const longitude = point.longitude - 0.0065;
  const radius = Math.sqrt(longitude * longitude + latitude * latitude) - 0.000_02 * Math.sin(latitude * BD_FACTOR);
  const angle = Math.atan2(latitude, longitude) - 0.000_003 * Math.cos(longitude * BD_FACTOR);
  return { latitude: radius * Math.sin(angle), longitude: radius * Math.cos(angle) };
}

/** Converts a point between any two systems. */
export function convertCoordinate(point: Coordinate, from: CoordinateSystem, to: CoordinateSystem): Coordinate {
  if (from === to) return point;
  const gcj02 = from === 'wgs84' ? wgs84ToGcj02(point) : from === 'bd09' ? bd09ToGcj02(point) : point;
  if (to === 'gcj02') return gcj02;
  return to === 'wgs84' ? gcj02ToWgs84(gcj02) : gcj02ToBd09(gcj02);
}

/**
 * Distance over the ground between two points of the same system, in metres (haversine, round earth: within 0.5 %).
 *
 * Example: Shanghai People's Square (31.2304, 121.4737) to Hangzhou Wulin Square (30.2741, 120.1551): about 165 km.
 */
export function distanceM(a: Coordinate, b: Coordinate): number {
  const northHalf = Math.sin(radians(b.latitude - a.latitude) / 2);
  const eastHalf = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord =
    northHalf * northHalf + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * eastHalf * eastHalf;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}
