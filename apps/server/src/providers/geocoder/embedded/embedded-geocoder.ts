import { distanceM } from '@voltfront/rules/coordinates';
import { type Geocoder, type GeoPlace, type GeoPoint, MOST_PLACES } from '../types';
import { type KnownPlace, readGazetteer } from './gazetteer';

/** Most distance (m) of a place that counts as nearby. */
const NEARBY_M = 20_000;
/** A point farther than this (m) from every known place has no known address. */
const KNOWN_M = 50_000;
/** Up to this distance (m) a point is at a place; beyond it, near the place. */
const AT_M = 60;

interface Measured {
  place: KnownPlace;
  metres: number;
}

const present = ({ placeId, name, address, cityName, kind, latitude, longitude }: KnownPlace): GeoPlace => ({
  placeId,
  name,
  address,
  cityName,
  kind,
  latitude,
  longitude,
});

/** Places within a bounding box around a point, with their distance, nearest first. */
function around(places: readonly KnownPlace[], point: GeoPoint, withinM: number): Measured[] {
  const north = withinM / 111_000;
  const east = north / Math.max(0.1, Math.cos((point.latitude * Math.PI) / 180));
  return places
    .filter(
      ({ latitude, longitude }) =>
        Math.abs(latitude - point.latitude) < north && Math.abs(longitude - point.longitude) < east,
    )
    .map((place) => ({ place, metres: distanceM(point, place) }))
    .filter(({ metres }) => metres <= withinM)
    .sort((a, b) => a.metres - b.metres);
}

/**
 * Rank of a place for search words: its name begins with them, contains them, or its address does;
 * 0 for no match.
 */
function fit({ name, address }: KnownPlace, words: string): number {
  if (name.startsWith(words)) return 3;
  if (name.includes(words)) return 2;
  return address.includes(words) ? 1 : 0;
}

/** Places from an embedded list, for demos without a network. */
export function createEmbeddedGeocoder(): Geocoder {
  let known: KnownPlace[] | undefined;
  const list = () => {
    known ??= readGazetteer();
    return known;
  };
  return {
    async search({ keywords, cityCode, point }) {
      const words = keywords.replace(/\s+/g, '');
      const rank = (place: KnownPlace) => (place.cityCode === cityCode ? 10 : 0) + fit(place, words);
      const far = (place: KnownPlace) => (point ? distanceM(point, place) : 0);
      return list()
        .filter((place) => fit(place, words) > 0)
        .map((place) => ({ place, rank: rank(place), far: far(place) }))
        .sort((a, b) => b.rank - a.rank || a.far - b.far)
        .slice(0, MOST_PLACES)
        .map(({ place }) => present(place));
    },
    async nearby(point) {
      const found = around(list(), point, NEARBY_M).filter(({ place }) => place.kind !== 'city');
      return found.slice(0, MOST_PLACES).map(({ place }) => present(place));
    },
    async positionOf(point) {
      const nearest = around(list(), point, KNOWN_M)[0];
      if (!nearest) return { ...point, ...NOWHERE };
      const { name, address, provinceName, cityName, cityCode, districtName } = nearest.place;
      const isThere = nearest.metres <= AT_M;
      const area = `${cityName}${districtName}`;
      const shown = isThere ? { name, address } : { name: `${name}附近`, address: address || area };
      return { ...point, ...shown, provinceName, cityName, cityCode, districtName };
    },
  };
}

const NOWHERE = { name: '', address: '', provinceName: '', cityName: '', cityCode: '', districtName: '' };
