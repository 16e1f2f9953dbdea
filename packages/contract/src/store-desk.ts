import { z } from 'zod';
import { At, Done, Fen, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { StoreKind } from './store';
import { CityCode } from './vehicle';

/** Daily hours, `10:00-21:30`; the end comes after the beginning. */
const Hours = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
  .refine((text) => text.slice(0, 5) < text.slice(6), 'the end comes after the beginning');

/** Weekdays off, 0 is Sunday; not all of them. */
const RestDays = z.array(z.int().min(0).max(6)).max(6);

const Closure = z.object({ closureId: Id, fromAt: At, untilAt: At, reason: z.string() });

const StoreLine = z.object({
  storeId: Id,
  name: z.string(),
  kind: StoreKind,
  cityName: z.string(),
  address: z.string(),
  phone: z.string(),
  hours: z.string(),
  isOpen: z.boolean(),
  isMoved: z.boolean(),
  /** Cars for test drives that can be booked. */
  carCount: z.int(),
  /** The closure that is under way, or the next one; null without. */
  closure: Closure.nullable(),
});

/** Cars of a model for test drives; as many customers can have the same hour as there are plates. */
const DriveCars = z.object({
  placeId: Id,
  modelId: Id,
  modelName: z.string(),
  plates: z.array(z.string()),
  isOpen: z.boolean(),
  /** Test drives to come. */
  bookedCount: z.int(),
});

const Adviser = z.object({
  adviserId: Id,
  name: z.string(),
  title: z.string(),
  phone: z.string(),
  avatar: PicturePath,
  /** Those of the store when null. */
  hours: z.string().nullable(),
  restDays: z.array(z.int()),
});

const Dish = z.object({
  dishId: Id,
  section: z.string(),
  name: z.string(),
  priceFen: Fen,
  isSoldOut: z.boolean(),
});

const DeskRestaurant = z.object({
  restaurantId: Id,
  name: z.string(),
  hours: z.string(),
  restDays: z.array(z.int()),
  seats: z.int(),
  /** Tables that can be booked for the same hour. */
  tables: z.int(),
  takesBookings: z.boolean(),
  /** Bookings to come. */
  bookedCount: z.int(),
  dishes: z.array(Dish),
});

const StoreOfStaff = StoreLine.extend({
  services: z.array(z.string()),
  story: z.string(),
  parking: z.string(),
  /** Closures that are not over, the first to begin first. */
  closures: z.array(Closure),
  /** Models on show. */
  onShow: z.array(Id),
  /** All models, to choose from. */
  models: z.array(z.object({ modelId: Id, name: z.string() })),
  cars: z.array(DriveCars),
  restaurant: DeskRestaurant.nullable(),
  people: z.array(Adviser),
  mayChange: z.boolean(),
});

/** An appointment of a customer at a store: test drive, table, pickup, service, inspection or viewing. */
const Booking = z.object({
  kind: z.string(),
  startsAt: At,
  /** Number by which staff find it in its room; empty for kinds without one. */
  number: z.string(),
});

/** The end of the century: later moments are none. */
const LATEST = Date.UTC(2100, 0, 1);
const Moment = z.int().min(0).max(LATEST);
const AskedMoment = z.coerce.number().int().min(0).max(LATEST);
const Span = { fromAt: AskedMoment, untilAt: AskedMoment };
const StoreRef = { storeId: Id };

/** The room of stores: what a store offers, when it is closed, and which cars it has to drive. */
export const storeDesk = defineEndpoints({
  'GET /api/mporder/v1/staff/stores': {
    summary: 'Stores that the caller sees, by their ids; a consultant sees their own.',
    auth: 'stores.see',
    query: Paging.extend({
      /** Part of the name or the street. */
      words: z.string().trim().max(30).optional(),
      cityCode: CityCode.optional(),
      kind: StoreKind.optional(),
    }),
    reply: pageOf(StoreLine),
  },
  'GET /api/mporder/v1/staff/store': {
    summary: 'A store with all that its staff keep. NOT_FOUND for an unknown one or another store’s consultant.',
    auth: 'stores.see',
    query: z.object(StoreRef),
    reply: StoreOfStaff,
  },
  'GET /api/mporder/v1/staff/store/bookings': {
    summary: 'Appointments of customers at a store that begin within a span, the first 100 of them, and how many.',
    auth: 'stores.see',
    query: z.object({ ...StoreRef, ...Span }),
    reply: z.object({ count: z.int(), items: z.array(Booking) }),
  },
  'POST /api/mporder/v1/staff/store/save': {
    summary:
      'Changes fields of a store; those left out stay. STATE_CHANGED with data.bookings for hours in which test drives are booked already.',
    auth: 'stores.change',
    rate: 'write',
    body: z.object({
      ...StoreRef,
      phone: z
        .string()
        .regex(/^[\d-]{5,20}$/)
        .optional(),
      hours: Hours.optional(),
      services: z.array(z.string().trim().min(1).max(12)).max(12).optional(),
      parking: z.string().trim().max(100).optional(),
      story: z.string().trim().max(400).optional(),
      onShow: z.array(Id).max(20).optional(),
    }),
    reply: Done,
  },
  'POST /api/mporder/v1/staff/store/close': {
    summary:
      'Closes a store for a time: its appointments then are cancelled and their customers told. STATE_CHANGED with data.bookings unless `bookings` is their number.',
    auth: 'stores.change',
    rate: 'write',
    body: z.object({
      ...StoreRef,
      fromAt: Moment,
      untilAt: Moment,
      /** For customers. */
      reason: z.string().trim().min(2).max(30),
      /** How many appointments the member of staff was shown. */
      bookings: z.int().min(0),
    }),
    reply: Closure,
  },
  'POST /api/mporder/v1/staff/store/reopen': {
    summary: 'Takes a closure back; cancelled appointments stay cancelled. NOT_FOUND when it is over.',
    auth: 'stores.change',
    rate: 'write',
    body: z.object({ ...StoreRef, closureId: Id }),
    reply: Done,
  },
  'POST /api/mporder/v1/staff/store/cars': {
    summary:
      'Sets the cars of a model for test drives. STATE_CHANGED with data.bookings where more are booked than there would be, BAD_INPUT for a plate of another place.',
    auth: 'stores.change',
    rate: 'write',
    body: z.object({
      ...StoreRef,
      modelId: Id,
      plates: z.array(z.string().regex(/^\p{Script=Han}[A-Z][A-Z0-9]{5,6}$/u)).max(20),
      isOpen: z.boolean(),
    }),
    reply: Done,
  },
  'POST /api/mporder/v1/staff/store/restaurant': {
    summary: 'Sets hours and tables of a restaurant. STATE_CHANGED with data.bookings where more are booked.',
    auth: 'stores.change',
    rate: 'write',
    body: z.object({
      ...StoreRef,
      hours: Hours,
      restDays: RestDays,
      tables: z.int().min(1).max(100),
      takesBookings: z.boolean(),
    }),
    reply: Done,
  },
  'POST /api/mporder/v1/staff/store/dish': {
    summary: 'Marks a dish as sold out, or as there again. NOT_FOUND for another store’s.',
    auth: 'stores.change',
    rate: 'write',
    body: z.object({ ...StoreRef, dishId: Id, isSoldOut: z.boolean() }),
    reply: Done,
  },
  'POST /api/mporder/v1/staff/store/adviser': {
    summary: 'Changes title, phone and hours of an adviser. NOT_FOUND for another store’s.',
    auth: 'stores.change',
    rate: 'write',
    body: z.object({
      ...StoreRef,
      adviserId: Id,
      title: z.string().trim().min(2).max(20),
      phone: z.string().regex(/^[\d-]{5,20}$/),
      hours: Hours.nullable(),
      restDays: RestDays,
    }),
    reply: Done,
  },
});
