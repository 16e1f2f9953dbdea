import type { Ctx } from '../../kernel/context';
import type { Point } from '../../kernel/distance';
import {
  type StorePlaceRow,
  selectCity,
  selectNearestCity,
  selectPlacesById,
  selectPlacesNear,
} from './store.repository';

/** A store with the name of its city and where it stands (GCJ-02). `distanceM` from the point asked for, else null. */
export type StorePlace = StorePlaceRow;

/** Stores by their ids, in no order; unknown ids are left out. */
export function storePlaces(ctx: Ctx, storeIds: readonly string[]): Promise<StorePlace[]> {
  return storeIds.length === 0 ? Promise.resolve([]) : selectPlacesById(ctx.db, storeIds);
}

/** Stores nearest to a point (GCJ-02), or all by id without one; those of one city, or near enough, where asked for. */
export function storesNear(
  ctx: Ctx,
  point: Point | null,
  filter: { limit: number; cityCode?: string | undefined; withinM?: number },
): Promise<StorePlace[]> {
  return selectPlacesNear(ctx.db, point, filter);
}

/** A city with its centre (GCJ-02), or null. */
export async function cityPlace(ctx: Ctx, cityCode: string) {
  return (await selectCity(ctx.db, cityCode)) ?? null;
}

/** The city whose centre is nearest to a point (GCJ-02); null when there is none within 300 km. */
export async function cityAround(ctx: Ctx, point: Point) {
  return (await selectNearestCity(ctx.db, point, 300_000)) ?? null;
}
