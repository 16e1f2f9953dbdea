/** A point in GCJ-02 degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** A place with a name. */
export interface GeoPlace extends GeoPoint {
  placeId: string;
  name: string;
  address: string;
  cityName: string;
  kind: 'landmark' | 'station' | 'charging' | 'business' | 'street' | 'city';
}

/** Where a point lies; texts are empty where nothing is known. */
export interface GeoPosition extends GeoPoint {
  name: string;
  address: string;
  provinceName: string;
  cityName: string;
  /** GB/T 2260. */
  cityCode: string;
  districtName: string;
}

/** What is searched for. */
export interface GeoSearch {
  keywords: string;
  /** City whose places come first. */
  cityCode?: string | undefined;
  /** Nearer places come first. */
  point?: GeoPoint | null | undefined;
}

/** Finds places and names points. Every call throws PROVIDER_DOWN when the service does not answer. */
export interface Geocoder {
  /** At most 20. */
  search(input: GeoSearch): Promise<GeoPlace[]>;
  /** Nearest first, at most 20. */
  nearby(point: GeoPoint): Promise<GeoPlace[]>;
  positionOf(point: GeoPoint): Promise<GeoPosition>;
}

/** Most places of one answer. */
export const MOST_PLACES = 20;

declare module '../../kernel/context' {
  interface AppServices {
    geocoder: Geocoder;
  }
}
