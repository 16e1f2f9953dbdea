import { SECOND_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../kernel/context';
import type { Point } from '../../kernel/distance';
import { createSharedReads } from '../../kernel/shared-reads';
import { type NearFilter, selectPlacesNear } from './near.repository';
import { distanceKm } from './nearest-cities';
import { type CityRow, type StorePlaceRow, selectCities, selectPlacesById } from './store.repository';

/** Cities change rarely: a process may see a change some seconds later. */
const KEEP_MS = 5 * SECOND_MS;
/** A person farther than this from a city's centre is not in that city. */
const AROUND_KM = 300;

const cities = createSharedReads<CityRow[]>(KEEP_MS);
const allCities = (ctx: Ctx): Promise<CityRow[]> => cities.read(ctx, 'all', () => selectCities(ctx.db));

/**
 * A store with its city's name and its position (GCJ-02). `distanceM` from the given point, else
 * null.
 */
export type StorePlace = StorePlaceRow;

/** Stores by id, unordered; unknown ids are left out. */
export function storePlaces(ctx: Ctx, storeIds: readonly string[]): Promise<StorePlace[]> {
  return storeIds.length === 0 ? Promise.resolve([]) : selectPlacesById(ctx.db, storeIds);
}

/**
 * Stores nearest to a point (GCJ-02), or without one a centre before a space before a delivery
 * centre; optionally those of one city or within a distance, of a kind, with a service.
 */
export function storesNear(ctx: Ctx, point: Point | null, filter: NearFilter): Promise<StorePlace[]> {
  return selectPlacesNear(ctx.db, point, filter);
}

/** A city with its centre (GCJ-02), or null. */
export async function cityPlace(ctx: Ctx, cityCode: string): Promise<CityRow | null> {
  return (await allCities(ctx)).find((city) => city.cityCode === cityCode) ?? null;
}

/** The city whose centre is nearest to a point (GCJ-02); null when there is none within 300 km. */
export async function cityAround(ctx: Ctx, point: Point): Promise<CityRow | null> {
  const near = (await allCities(ctx)).map((city) => ({ city, km: distanceKm(point, city) }));
  const nearest = near.sort((a, b) => a.km - b.km)[0];
  return nearest && nearest.km <= AROUND_KM ? nearest.city : null;
}
