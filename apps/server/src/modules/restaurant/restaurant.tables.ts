import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, fen, moment, updatedAt } from '../../kernel/columns';
import { notPersonal, personal, pick } from '../../kernel/personal-data';

/** Restaurants and cafés in stores. */
export const restaurants = pgTable(
  'restaurants',
  {
    restaurantId: text('restaurant_id').primaryKey(),
    storeId: text('store_id').notNull(),
    kind: text('kind').$type<'restaurant' | 'cafe'>().notNull(),
    name: text('name').notNull(),
    story: text('story').notNull(),
    phone: text('phone').notNull(),
    /** Daily, such as `11:00-21:00`, and the weekdays without service, 0 is Sunday. */
    hours: text('hours').notNull(),
    restDays: jsonb('rest_days').$type<number[]>().notNull().default([]),
    perHeadFen: fen('per_head_fen').notNull(),
    seats: integer('seats').notNull(),
    /** Paths under /assets, the first one leads. */
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    takesBookings: boolean('takes_bookings').notNull().default(true),
    /** Coupons made from these templates count here. */
    couponTemplates: jsonb('coupon_templates').$type<string[]>().notNull().default([]),
    /** When it closed for good. */
    goneAt: moment('gone_at'),
  },
  (t) => [index('restaurants_store').on(t.storeId)],
);

/** What is on the menus. */
export const restaurantDishes = pgTable(
  'restaurant_dishes',
  {
    dishId: text('dish_id').primaryKey(),
    restaurantId: text('restaurant_id').notNull(),
    section: text('section').notNull(),
    /** Place on the menu, from 1; sections follow each other in the order of their first dish. */
    place: integer('place').notNull(),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    priceFen: fen('price_fen').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    picture: text('picture'),
    isSoldOut: boolean('is_sold_out').notNull().default(false),
  },
  (t) => [index('restaurant_dishes_of').on(t.restaurantId, t.place)],
);

/** Tables that people booked: what was agreed; who has which time now is kept by the slots. */
export const tableBookings = pgTable(
  'table_bookings',
  {
    bookingId: text('booking_id').primaryKey(),
    userId: text('user_id').notNull(),
    restaurantId: text('restaurant_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    persons: integer('persons').notNull(),
    phone: text('phone').notNull(),
    /** `closed`: the restaurant cannot serve at that time. */
    state: text('state').$type<'booked' | 'cancelled' | 'closed'>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('table_bookings_of').on(t.userId, t.restaurantId, t.startsAt)],
);

notPersonal('places of the shop and what they serve', restaurants, restaurantDishes);
personal(tableBookings, {
  owner: tableBookings.userId,
  exported: {
    title: '餐厅订座',
    columns: pick(tableBookings, 'restaurantId', 'startsAt', 'endsAt', 'persons', 'phone', 'state', 'createdAt'),
    newest: tableBookings.startsAt,
  },
  erased: { delete: true },
});
