import { type Coordinate, type CoordinateSystem, convertCoordinate } from '@voltfront/rules/coordinates';

/** Map apps that lead to a place. */
export type MapApp = 'amap' | 'baidu' | 'tencent' | 'apple';

/** A place to go to. Degrees in GCJ-02. */
export interface Destination extends Coordinate {
  name: string;
  address: string;
}

interface Definition {
  app: MapApp;
  /** Degrees that the app wants. */
  system: CoordinateSystem;
  address: (place: Destination, spot: { latitude: string; longitude: string }, source: string) => string;
}

const encode = encodeURIComponent;

/** Each address opens the app where it is installed, and the map's web page where it is not. */
const APPS: readonly Definition[] = [
  {
    app: 'amap',
    system: 'gcj02',
    address: ({ name }, { latitude, longitude }, source) =>
      `https://uri.amap.com/navigation?to=${longitude},${latitude},${encode(name)}&mode=car&src=${encode(source)}&coordinate=gaode&callnative=1`,
  },
  {
    app: 'baidu',
    system: 'bd09',
    address: ({ name, address }, { latitude, longitude }, source) =>
      `https://api.map.baidu.com/marker?location=${latitude},${longitude}&title=${encode(name)}&content=${encode(address || name)}&coord_type=bd09ll&output=html&src=${encode(source)}`,
  },
  {
    app: 'tencent',
    system: 'gcj02',
    address: ({ name }, { latitude, longitude }, source) =>
      `https://apis.map.qq.com/uri/v1/routeplan?type=drive&to=${encode(name)}&tocoord=${latitude},${longitude}&policy=0&referer=${encode(source)}`,
  },
  {
    // In mainland China this map is drawn in GCJ-02 too.
    app: 'apple',
    system: 'gcj02',
    address: ({ name }, { latitude, longitude }) =>
      `https://maps.apple.com/?daddr=${latitude},${longitude}&q=${encode(name)}&dirflg=d`,
  },
];

/**
 * Address that opens a place in a map app, in that app's own degrees.
 *
 * @param source name of our app, which the services ask for
 */
export function mapAppAddress(app: MapApp, place: Destination, source: string): string {
  const { system, address } = APPS.find((one) => one.app === app) as Definition;
  const { latitude, longitude } = convertCoordinate(place, 'gcj02', system);
  return address(place, { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) }, source);
}

/** Degrees of an address' query; null when they are none. */
export function readCoordinate(latitude: string | undefined, longitude: string | undefined): Coordinate | null {
  const [north, east] = [toDegrees(latitude), toDegrees(longitude)];
  const isPoint = Math.abs(north) <= 90 && Math.abs(east) <= 180 && !(north === 0 && east === 0);
  return isPoint ? { latitude: north, longitude: east } : null;
}

const toDegrees = (text: string | undefined): number => (text?.trim() ? Number(text) : Number.NaN);
