import { z } from 'zod';
import { At, Fen, Id, Mobile, PicturePath } from './common';
import { defineEndpoints } from './define';

const Dish = z.object({
  dishId: Id,
  name: z.string(),
  note: z.string(),
  priceFen: Fen,
  tags: z.array(z.string()),
  picture: PicturePath.nullable(),
  isSoldOut: z.boolean(),
});

const Restaurant = z.object({
  restaurantId: Id,
  storeId: Id,
  storeName: z.string(),
  kind: z.enum(['restaurant', 'cafe']),
  name: z.string(),
  story: z.string(),
  phone: z.string(),
  address: z.string(),
  /** GCJ-02. */
  latitude: z.number(),
  longitude: z.number(),
  /** Daily, such as `11:00-21:00`. */
  hours: z.string(),
  /** Weekdays without service, 0 is Sunday. */
  restDays: z.array(z.int().min(0).max(6)),
  perHeadFen: Fen,
  seats: z.int(),
  pictures: z.array(PicturePath),
  takesBookings: z.boolean(),
  /** It closed for good. */
  isGone: z.boolean(),
  opening: z.object({
    isOpen: z.boolean(),
    opensAt: At.nullable(),
    closure: z.object({ untilAt: At, reason: z.string() }).nullable(),
  }),
  menu: z.array(z.object({ section: z.string(), dishes: z.array(Dish) })),
});

const TableBooking = z.object({
  bookingId: Id,
  startsAt: At,
  endsAt: At,
  persons: z.int(),
  phone: z.string(),
  /** Until when it can be changed or cancelled. */
  changeUntilAt: At,
});

const RestaurantKey = z.object({ restaurantId: Id });

/** Restaurants and cafés in stores, and their tables. */
export const restaurant = defineEndpoints({
  'GET /api/mporder/v1/restaurant/detail': {
    summary: 'A restaurant with its menu. NOT_FOUND for an unknown one; one that closed for good says so.',
    auth: 'public',
    query: RestaurantKey,
    reply: Restaurant,
  },
  'GET /api/mporder/v1/restaurant/tables': {
    summary: 'Times of the next 14 days at which tables can be booked, full ones included.',
    auth: 'public',
    query: RestaurantKey,
    reply: z.object({ items: z.array(z.object({ startsAt: At, endsAt: At, left: z.int() })) }),
  },
  'GET /api/mporder/v1/restaurant/own': {
    summary: 'The upcoming booking of the caller, and their coupons that count there.',
    auth: 'customer',
    query: RestaurantKey,
    reply: z.object({
      booking: TableBooking.nullable(),
      coupons: z.array(z.object({ couponId: Id, title: z.string(), expiresAt: At })),
    }),
  },
  'POST /api/mporder/v1/restaurant/book': {
    summary:
      'Books a table, or changes the booking of the caller. SLOT_FULL with the next free time; STATE_CHANGED less than 2 hours before.',
    auth: 'customer',
    rate: 'write',
    body: RestaurantKey.extend({ startsAt: At, persons: z.int().min(1).max(8), phone: Mobile }),
    reply: TableBooking,
  },
  'POST /api/mporder/v1/restaurant/cancel': {
    summary: 'Cancels the booking of the caller. NOT_FOUND without one; STATE_CHANGED less than 2 hours before.',
    auth: 'customer',
    rate: 'write',
    body: RestaurantKey,
    reply: z.object({ ok: z.literal(true) }),
  },
});

export type RestaurantData = z.output<typeof Restaurant>;
export type TableBookingData = z.output<typeof TableBooking>;
