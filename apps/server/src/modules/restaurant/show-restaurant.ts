import type { RestaurantData, StorePageData } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { selectClosures, storePlaces } from '../store';
import { openingOf } from './opening-of';
import {
  type DishRow,
  type RestaurantRow,
  selectDishes,
  selectRestaurant,
  selectRestaurantIn,
} from './restaurant.repository';

/** @throws NOT_FOUND */
export async function loadRestaurant(ctx: Ctx, restaurantId: string): Promise<RestaurantRow> {
  const row = await selectRestaurant(ctx.db, restaurantId);
  if (!row) throw refuse('NOT_FOUND');
  return row;
}

const presentDish = ({ dishId, name, note, priceFen, tags, picture, isSoldOut }: DishRow) => ({
  ...{ dishId, name, note, priceFen, tags, picture, isSoldOut },
});

/** Dishes by section, in the order of the menu. */
function menuOf(dishes: readonly DishRow[]): RestaurantData['menu'] {
  const sections = new Map<string, DishRow[]>();
  for (const dish of dishes) sections.set(dish.section, [...(sections.get(dish.section) ?? []), dish]);
  return [...sections].map(([section, rows]) => ({ section, dishes: rows.map(presentDish) }));
}

/** A restaurant with its menu. @throws NOT_FOUND */
export async function showRestaurant(ctx: Ctx, { restaurantId }: { restaurantId: string }): Promise<RestaurantData> {
  const row = await loadRestaurant(ctx, restaurantId);
  const [store] = await storePlaces(ctx, [row.storeId]);
  if (!store) throw refuse('NOT_FOUND');
  const { storeId, kind, name, story, phone, hours, restDays, perHeadFen, seats, pictures, takesBookings } = row;
  const { isOpen, opensAt, closure } = openingOf(row, await selectClosures(ctx.db, [storeId], ctx.now()), ctx.now());
  const isGone = row.goneAt !== null;
  return {
    ...{ restaurantId, storeId, kind, name, story, phone, hours, restDays, perHeadFen, seats, pictures, takesBookings },
    ...{ storeName: store.name, address: store.address, latitude: store.latitude, longitude: store.longitude },
    isGone,
    opening: { isOpen, opensAt, closure: closure && { untilAt: closure.untilAt, reason: closure.reason } },
    menu: isGone ? [] : menuOf(await selectDishes(ctx.db, restaurantId)),
  };
}

/** The restaurant of a store as the page of the store names it; null without one. */
export async function restaurantOf(ctx: Ctx, storeId: string): Promise<StorePageData['restaurant']> {
  const row = await selectRestaurantIn(ctx.db, storeId);
  if (!row) return null;
  const { restaurantId, kind, name, hours, perHeadFen } = row;
  const { isOpen } = openingOf(row, await selectClosures(ctx.db, [storeId], ctx.now()), ctx.now());
  return { restaurantId, kind, name, hours, perHeadFen, isOpen };
}
