import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { convertCoordinate } from '@voltfront/rules/coordinates';
import type { Ctx } from '../../kernel/context';
import type { Point } from '../../kernel/distance';
import { cityAround, cityPlace, type StorePlace, storesNear } from '../store';
import { areaOfCaller } from '../system';

type Key = 'GET /api/mpmkt/v1/home/store';
type Reply = ReplyOf<Key>;

const present = (store: StorePlace, hasPosition: boolean): Reply['store'] => ({
  ...store,
  distanceKm: hasPosition && store.distanceM !== null ? Math.round(store.distanceM / 100) / 10 : null,
});

async function nearest(ctx: Ctx, point: Point | null): Promise<StorePlace | undefined> {
  const [store] = await storesNear(ctx, point, { limit: 1 });
  return store;
}

/**
 * The store nearest to the given location, else to the given city, else to the city of the IP
 * address.
 */
export async function showNearestStore(ctx: Ctx, query: QueryOf<Key>): Promise<Reply> {
  const { latitude, longitude, system, nearCityCode } = query;
  if (latitude !== undefined && longitude !== undefined) {
    const point = convertCoordinate({ latitude, longitude }, system, 'gcj02');
    const [store, city] = [await nearest(ctx, point), await cityAround(ctx, point)];
    const from = { kind: 'position' as const, cityCode: city?.cityCode ?? null, isGuess: false };
    return { store: store ? present(store, true) : null, from };
  }
  const area = nearCityCode ? { cityCode: nearCityCode, isGuess: false } : await areaOfCaller(ctx);
  const store = await nearest(ctx, await cityPlace(ctx, area.cityCode));
  const from = { kind: 'city' as const, cityCode: area.cityCode, isGuess: area.isGuess };
  return { store: store ? present(store, false) : null, from };
}
