import type { BodyOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { capacityOf, changePlan, countUpcoming, type Reservation } from '../slot';
import {
  type RestaurantRow,
  selectDishes,
  selectRestaurantIn,
  updateDish,
  updateRestaurant,
} from './restaurant.repository';
import { planOf, TABLE } from './tables-of';

type Shown = ReplyOf<'GET /api/mporder/v1/staff/store'>['restaurant'];
type Changes = BodyOf<'POST /api/mporder/v1/staff/store/restaurant'>;

/** The restaurant of a store as its staff keep it; null without one. */
export async function restaurantOfStaff(ctx: Ctx, storeId: string): Promise<Shown> {
  const row = await selectRestaurantIn(ctx.db, storeId);
  if (!row) return null;
  const { restaurantId, name, hours, restDays, seats, takesBookings } = row;
  return {
    ...{ restaurantId, name, hours, restDays, seats, takesBookings },
    tables: await capacityOf(ctx, { kind: TABLE, placeId: restaurantId }),
    bookedCount: (await countUpcoming(ctx, TABLE, [restaurantId])).get(restaurantId) ?? 0,
    dishes: (await selectDishes(ctx.db, restaurantId)).map(({ dishId, section, name: dish, priceFen, isSoldOut }) => ({
      ...{ dishId, section, name: dish, priceFen, isSoldOut },
    })),
  };
}

async function restaurantIn(ctx: Ctx, storeId: string): Promise<RestaurantRow> {
  const row = await selectRestaurantIn(ctx.db, storeId);
  if (!row) throw refuse('NOT_FOUND');
  return row;
}

/**
 * Sets hours and tables of the restaurant of a store; needs a transaction. Bookings that were made stay when it takes
 * no more of them.
 * @returns bookings for which there would be no table; empty when it is done
 * @throws NOT_FOUND
 */
export async function setTables(ctx: Ctx, changes: Changes): Promise<Reservation[]> {
  const { hours, restDays, tables, takesBookings } = changes;
  const { restaurantId } = await restaurantIn(ctx, changes.storeId);
  const plan = planOf({ restaurantId, hours, restDays, tables });
  const inTheWay = await changePlan(ctx, { kind: TABLE, placeId: restaurantId, plan });
  if (inTheWay.length === 0) await updateRestaurant(ctx.db, restaurantId, { hours, restDays, takesBookings });
  return inTheWay;
}

/** Marks a dish of the restaurant of a store as sold out, or as there again. @throws NOT_FOUND */
export async function markDish(
  ctx: Ctx,
  { storeId, dishId, isSoldOut }: BodyOf<'POST /api/mporder/v1/staff/store/dish'>,
): Promise<void> {
  const { restaurantId } = await restaurantIn(ctx, storeId);
  if (!(await updateDish(ctx.db, { restaurantId, dishId }, isSoldOut))) throw refuse('NOT_FOUND');
}

/** The location of tables of a store, for the slots. */
export async function tablePlacesOf(ctx: Ctx, { storeId }: { storeId: string }) {
  const row = await selectRestaurantIn(ctx.db, storeId);
  return row ? [{ kind: TABLE, placeId: row.restaurantId }] : [];
}
