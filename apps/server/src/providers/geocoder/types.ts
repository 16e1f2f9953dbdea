/** A point in GCJ-02 degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** A named place. */
export interface GeoPlace extends GeoPoint {
  placeId: string;
  name: string;
  address: string;
  cityName: string;
  kind: 'landmark' | 'station' | 'charging' | 'business' | 'street' | 'city';
}

/** The address of a point; texts are empty when unknown. */
export interface GeoPosition extends GeoPoint {
  name: string;
  address: string;
  provinceName: string;
  cityName: string;
  /** GB/T 2260 code. */
  cityCode: string;
  districtName: string;
}

/** Search input. */
export interface GeoSearch {
  keywords: string;
  /** City whose places are listed first. */
  cityCode?: string | undefined;
  /** Places near this point are listed first. */
  point?: GeoPoint | null | undefined;
}

/**
 * Searches for places and finds the address of a point. Every call throws PROVIDER_DOWN when the
 * service does not respond.
 */
export interface Geocoder {
  /** At most 20 places. */
  search(input: GeoSearch): Promise<GeoPlace[]>;
  /** Nearest first, at most 20 places. */
  nearby(point: GeoPoint): Promise<GeoPlace[]>;
  positionOf(point: GeoPoint): Promise<GeoPosition>;
}

/** Most places in one response. */
export const MOST_PLACES = 20;

declare module '../../kernel/context' {
  interface AppServices {
    geocoder: Geocoder;
  }
}
