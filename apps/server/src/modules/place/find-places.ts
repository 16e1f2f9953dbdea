import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { convertCoordinate, distanceM } from '@voltfront/rules/coordinates';
import type { Ctx } from '../../kernel/context';
import type { GeoPlace, GeoPoint } from '../../providers/geocoder';
import { type StorePlace, storesNear } from '../store';
import { placeWords } from './place-words';

type SearchKey = 'GET /api/mpaccount/v1/place/search';
type NearbyKey = 'GET /api/mpaccount/v1/place/nearby';
type Found = ReplyOf<NearbyKey>['items'][number];

const MOST = 20;
/** Stores of the shop within this distance (m) are included in nearby places. */
const STORE_M = 20_000;
const ALL_STORES = 200;
/** Chargers farther away (m) are of no use to somebody who looks for one. */
const CHARGING_M = 50_000;

const toStore = ({ storeId, name, address, cityName, latitude, longitude }: StorePlace): Omit<Found, 'distanceM'> => ({
  placeId: `store-${storeId}`,
  name,
  address: `${cityName}${address}`,
  cityName,
  kind: 'store',
  latitude,
  longitude,
});

/** Adds the distance from a point in whole metres. */
const measure = (places: readonly (GeoPlace | Omit<Found, 'distanceM'>)[], point: GeoPoint | null): Found[] =>
  places.map((place) => ({ ...place, distanceM: point ? Math.round(distanceM(point, place)) : null }));

/** Where cars are charged around a point, nearest first: public places, and stores with chargers. */
async function findChargers(ctx: Ctx, point: GeoPoint): Promise<ReplyOf<NearbyKey>> {
  const places = await ctx.app.geocoder.search({ keywords: placeWords.charging, point });
  const stores = (await storesNear(ctx, point, { limit: ALL_STORES, withinM: CHARGING_M })).filter(({ services }) =>
    services.some((service) => service.includes(placeWords.charging)),
  );
  const all = measure([...stores.map(toStore), ...places.filter(({ kind }) => kind === 'charging')], point);
  const near = all.filter(({ distanceM }) => (distanceM ?? 0) <= CHARGING_M);
  return { items: near.sort((a, b) => (a.distanceM ?? 0) - (b.distanceM ?? 0)).slice(0, MOST) };
}

/** Places and stores of the shop around a point, nearest first. */
export async function findNearby(ctx: Ctx, query: QueryOf<NearbyKey>): Promise<ReplyOf<NearbyKey>> {
  const point = convertCoordinate(query, query.system, 'gcj02');
  if (query.kind === 'charging') return findChargers(ctx, point);
  const places = await ctx.app.geocoder.nearby(point);
  const stores = await storesNear(ctx, point, { limit: 3, withinM: STORE_M });
  const all = measure([...stores.map(toStore), ...places], point);
  return { items: all.sort((a, b) => (a.distanceM ?? 0) - (b.distanceM ?? 0)).slice(0, MOST) };
}

/** Stores of the shop and places whose name or address contains the words; stores come first. */
export async function searchPlaces(ctx: Ctx, query: QueryOf<SearchKey>): Promise<ReplyOf<SearchKey>> {
  const { keywords, cityCode, latitude, longitude, system } = query;
  const hasPoint = latitude !== undefined && longitude !== undefined;
  const point = hasPoint ? convertCoordinate({ latitude, longitude }, system, 'gcj02') : null;
  const places = await ctx.app.geocoder.search({ keywords, cityCode, point });
  const stores = (await storesNear(ctx, point, { limit: ALL_STORES })).map(toStore);
  const own = stores.filter(({ name, address }) => `${name}${address}`.includes(keywords)).slice(0, 5);
  return { items: measure([...own, ...places], point).slice(0, MOST) };
}
