import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../kernel/database';
import { lockName } from '../../kernel/name-lock.repository';
import { restaurantDishes, restaurants, tableBookings } from './restaurant.tables';

export type RestaurantRow = typeof restaurants.$inferSelect;
export type DishRow = typeof restaurantDishes.$inferSelect;
export type BookingRow = typeof tableBookings.$inferSelect;

export async function selectRestaurant(db: Db, restaurantId: string): Promise<RestaurantRow | undefined> {
  const [row] = await db.select().from(restaurants).where(eq(restaurants.restaurantId, restaurantId));
  return row;
}

/** The restaurant that a store has now. */
export async function selectRestaurantIn(db: Db, storeId: string): Promise<RestaurantRow | undefined> {
  const [row] = await db
    .select()
    .from(restaurants)
    .where(and(eq(restaurants.storeId, storeId), isNull(restaurants.goneAt)))
    .orderBy(asc(restaurants.restaurantId))
    .limit(1);
  return row;
}

export function selectDishes(db: Db, restaurantId: string): Promise<DishRow[]> {
  return db
    .select()
    .from(restaurantDishes)
    .where(eq(restaurantDishes.restaurantId, restaurantId))
    .orderBy(asc(restaurantDishes.place), asc(restaurantDishes.dishId));
}

/** The booking of a person that is still to come, or under way. */
export async function selectBooking(
  db: Db,
  { userId, restaurantId }: { userId: string; restaurantId: string },
  now: number,
): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(tableBookings)
    .where(
      and(
        eq(tableBookings.userId, userId),
        eq(tableBookings.restaurantId, restaurantId),
        eq(tableBookings.state, 'booked'),
        gt(tableBookings.endsAt, now),
      ),
    )
    .orderBy(asc(tableBookings.startsAt))
    .limit(1);
  return row;
}

/** The same, and others that book, change or cancel for this person in this restaurant wait until the transaction ends. */
export async function lockBooking(
  db: Db,
  key: { userId: string; restaurantId: string },
  now: number,
): Promise<BookingRow | undefined> {
  await lockName(db, `table:${key.userId}:${key.restaurantId}`);
  return selectBooking(db, key, now);
}

/** Writes a booking, new or changed. */
export async function saveBooking(db: Db, row: BookingRow): Promise<void> {
  const { bookingId: _id, userId: _user, createdAt: _created, ...changes } = row;
  await db.insert(tableBookings).values(row).onConflictDoUpdate({ target: tableBookings.bookingId, set: changes });
}

export async function updateRestaurant(
  db: Db,
  restaurantId: string,
  changes: Partial<Pick<RestaurantRow, 'hours' | 'restDays' | 'takesBookings'>>,
): Promise<void> {
  await db.update(restaurants).set(changes).where(eq(restaurants.restaurantId, restaurantId));
}

/** Marks a dish of a restaurant; false when it has no such dish. */
export async function updateDish(
  db: Db,
  { restaurantId, dishId }: Pick<DishRow, 'restaurantId' | 'dishId'>,
  isSoldOut: boolean,
): Promise<boolean> {
  const rows = await db
    .update(restaurantDishes)
    .set({ isSoldOut })
    .where(and(eq(restaurantDishes.dishId, dishId), eq(restaurantDishes.restaurantId, restaurantId)))
    .returning({ dishId: restaurantDishes.dishId });
  return rows.length > 0;
}

/** Adds restaurants and menus; existing ones are not changed. */
export async function insertRestaurants(
  db: Db,
  rows: (typeof restaurants.$inferInsert)[],
  dishes: (typeof restaurantDishes.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(restaurants).values(rows).onConflictDoNothing();
  if (dishes.length > 0) await db.insert(restaurantDishes).values(dishes).onConflictDoNothing();
}
