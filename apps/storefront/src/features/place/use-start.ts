import { useQuery } from '@tanstack/react-query';
import { type Coordinate, wgs84ToGcj02 } from '@voltfront/rules/coordinates';
import { apiQuery } from '@/api';
import { type Place, usePlace } from './use-place';

/** Initial centre of a map, and its source. */
export interface MapStart {
  /** GCJ-02; undefined until it is known. */
  centre: Coordinate | undefined;
  /** The customer's own position, GCJ-02. */
  own: Coordinate | null;
  /** Name of the network's city while the map begins there. */
  cityName: string | undefined;
  cityCode: string | undefined;
  state: Place['state'];
}

/** The middle of the country, for a map whose beginning nothing tells. */
const SOMEWHERE: Coordinate = { latitude: 34.3416, longitude: 108.9398 };

/** A map begins at the point asked for, else at the customer's position where it is told, else in the network's city. */
export function useStart(given: Coordinate | null): MapStart {
  const { position, state, area } = usePlace();
  const own = position ? wgs84ToGcj02(position) : null;
  const known = given ?? own;
  const keywords = area?.cityName ?? '';
  const city = useQuery({
    ...apiQuery('GET /api/mpaccount/v1/place/search', { keywords, cityCode: area?.cityCode }),
    enabled: !known && keywords.length >= 2,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = city.data?.items.find(({ kind }) => kind === 'city') ?? city.data?.items[0];
  const middle = found && { latitude: found.latitude, longitude: found.longitude };
  const inCity = middle ?? (city.isError || city.data ? SOMEWHERE : undefined);
  return {
    centre: known ?? inCity,
    own,
    cityName: known ? undefined : area?.cityName,
    cityCode: area?.cityCode,
    state,
  };
}
