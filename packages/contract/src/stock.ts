import { z } from 'zod';
import { At, Done, Fen, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { OrderNo } from './order';
import {
  ConvertibleOrder,
  MeasuredFrom,
  PhotoBackdrop,
  StockCard,
  StockDetail,
  StockHold,
  StockPhotoGroup,
  StockReminder,
  StockState,
  StockStatement,
  StockStore,
  ViewingBooking,
} from './stock-shapes';
import { CityCode, ModelId, ProductCode, VersionId } from './vehicle';

export * from './stock-shapes';

/** Where the caller is; all may be left out: then the city counts, then that of the address. */
const Position = z.object({
  latitude: z.coerce.number().min(-90).max(90).optional(),
  longitude: z.coerce.number().min(-180).max(180).optional(),
  /** Of the coordinates; mini-programs give gcj02, browsers wgs84. */
  system: z.enum(['wgs84', 'gcj02', 'bd09']).default('gcj02'),
  /** City that distances count from when there is no position. Filters nothing. */
  nearCityCode: CityCode.optional(),
});

/** What cars are matched against: a configuration, or an own order. Neither: no match. */
const Against = z.object({
  /** Text of `selectionToLink`. What no longer fits is repaired. */
  c: z.string().max(4000).optional(),
  orderNo: OrderNo.optional(),
});

const Filter = z.object({
  modelId: ModelId.optional(),
  versionId: VersionId.optional(),
  /** Product code of a paint. */
  paint: ProductCode.optional(),
  cityCode: CityCode.optional(),
  storeId: Id.optional(),
  minPriceFen: z.coerce.number().int().min(0).max(1e12).optional(),
  maxPriceFen: z.coerce.number().int().min(0).max(1e12).optional(),
  /** Ready in so many days at most. */
  maxDays: z.coerce.number().int().min(0).max(365).optional(),
  minSavingFen: z.coerce.number().int().min(0).max(1e12).optional(),
});

/** A car's own page may be asked about with a position and a wish. */
const OneCar = Position.extend(Against.shape).extend({ stockCarId: Id });

const CarsPage = pageOf(StockCard).extend({
  /** Cars that fit the filter. */
  total: z.int(),
  from: MeasuredFrom,
  now: At,
});

const CarRef = z.object({ stockCarId: Id });

export const stock = defineEndpoints({
  'GET /api/mporder/v1/stock/cars': {
    summary: 'New stock and display cars all over the country (现车), the near ones first. A refused sort falls back.',
    auth: 'optional',
    query: Paging.extend(Position.shape)
      .extend(Against.shape)
      .extend(Filter.shape)
      .extend({
        kind: z.enum(['new', 'display']).optional(),
        /** `match` needs `c` or `orderNo`, else it is `distance`. */
        sort: z.enum(['distance', 'price', 'priceDesc', 'days', 'match']).default('distance'),
      }),
    reply: CarsPage,
  },
  'GET /api/mporder/v1/stock/sale/cars': {
    summary: 'Official sale (限时特惠车): display and test-drive cars with a window, running ones first.',
    auth: 'optional',
    query: Paging.extend(Position.shape)
      .extend(Against.shape)
      .extend(Filter.shape)
      .extend({
        kind: z.enum(['display', 'testDrive']).optional(),
        phase: z.enum(['notStarted', 'running', 'over']).optional(),
        /** `window`: running by end, then not started by start, then over. */
        sort: z.enum(['window', 'saving', 'price', 'distance']).default('window'),
      }),
    reply: CarsPage,
  },
  'GET /api/mporder/v1/stock/quick/cars': {
    summary:
      'Quick pickup (极速提车): cars of one store and its neighbours, ready in 1 to 7 days; equal cars are one card.',
    auth: 'optional',
    query: Paging.extend(Position.shape).extend({
      /** The nearest store that offers it when left out. */
      storeId: Id.optional(),
      modelId: ModelId.optional(),
      maxDays: z.coerce.number().int().min(1).max(7).optional(),
      sort: z.enum(['days', 'price']).default('days'),
    }),
    reply: pageOf(
      StockCard.extend({
        /** Stands at the store itself, not at a neighbour. */
        isHere: z.boolean(),
        /** Free cars of the same configuration at its store. */
        leftCount: z.int(),
      }),
    ).extend({
      store: StockStore,
      /** Nearest other stores that have quick cars, at most 5: for 附近门店. */
      nearby: z.array(StockStore),
      /** Free cards of all pages; 0 with items: all reserved. */
      freeCount: z.int(),
      from: MeasuredFrom,
      now: At,
    }),
  },
  'GET /api/mporder/v1/stock/facets': {
    summary: 'What can be filtered by, with the number of cars not sold, for a filter sheet.',
    auth: 'public',
    query: z.object({ scope: z.enum(['stock', 'sale', 'quick']).default('stock') }),
    reply: z.object({
      models: z.array(
        z.object({
          modelId: ModelId,
          name: z.string(),
          count: z.int(),
          versions: z.array(z.object({ versionId: VersionId, name: z.string(), count: z.int() })),
        }),
      ),
      paints: z.array(
        z.object({ productCode: ProductCode, name: z.string(), swatch: z.string().nullable(), count: z.int() }),
      ),
      cities: z.array(z.object({ cityCode: CityCode, cityName: z.string(), count: z.int() })),
      /** Null without cars. */
      price: z.object({ minFen: Fen, maxFen: Fen }).nullable(),
    }),
  },
  'GET /api/mporder/v1/stock/car': {
    summary: 'One stock car with configuration, prices, pickup plan, match, own hold and viewing.',
    auth: 'optional',
    query: OneCar,
    reply: StockDetail,
  },
  'GET /api/mporder/v1/stock/similar': {
    summary: 'Three free cars most like this one, nearest first among equals.',
    auth: 'optional',
    query: OneCar,
    reply: z.object({ items: z.array(StockCard).max(3) }),
  },
  'GET /api/mporder/v1/stock/photos': {
    summary: 'Photos of the very car by group; empty groups are left out.',
    auth: 'optional',
    query: CarRef,
    reply: z.object({
      stockCarId: Id,
      state: StockState,
      /** Name of the car: model, version, paint. */
      carName: z.string(),
      vinTail: z.string(),
      groups: z.array(StockPhotoGroup),
      /** For a car without photos, with the note 配置示意图. */
      configurationPictures: z.array(
        z.object({ picture: PicturePath, on: PhotoBackdrop.nullable(), name: z.string() }),
      ),
    }),
  },
  'GET /api/mporder/v1/stock/model': {
    summary: 'Stock of one model for its page: counts, lowest price and the three nearest free cars.',
    auth: 'optional',
    query: Position.extend({ modelId: ModelId, cityCode: CityCode.optional() }),
    reply: z.object({
      freeCount: z.int(),
      /** In the city asked for, or that of the caller. */
      cityCount: z.int(),
      quickCount: z.int(),
      saleCount: z.int(),
      fromPriceFen: Fen.nullable(),
      /** Fewest days to pickup. */
      fromDays: z.int().nullable(),
      from: MeasuredFrom,
      nearest: z.array(StockCard).max(3),
    }),
  },
  'GET /api/mporder/v1/stock/stores': {
    summary: 'Stores with their stock, nearest first; the most 50. For the store picker.',
    auth: 'optional',
    query: Position.extend({
      modelId: ModelId.optional(),
      /** Only stores with free cars. */
      withCars: z.enum(['yes', 'no']).default('no'),
      cityCode: CityCode.optional(),
    }),
    reply: z.object({ items: z.array(StockStore).max(50), from: MeasuredFrom }),
  },

  'GET /api/mporder/v1/stock/instruction': {
    summary: 'What the buyer must know and tick before ordering (现车确认书).',
    auth: 'customer',
    query: CarRef,
    reply: z.object({
      car: StockDetail,
      /** Of the statements; send it back when confirming. */
      version: z.string(),
      statements: z.array(StockStatement),
      /** The caller's confirmation of this version, while the hold lives. */
      confirmedAt: At.nullable(),
      /** The caller's live hold of another car: confirming must release it (`releaseOther`), unless it has an order. */
      otherHold: StockHold.extend({ carName: z.string() }).nullable(),
      /** An own order can be turned into this car: go on to intentionalDepositOrder. */
      hasConvertibleOrder: z.boolean(),
    }),
  },
  'POST /api/mporder/v1/stock/confirm': {
    summary:
      'Confirms the instruction and holds the car 30 minutes; repeated while the hold lives it changes nothing. Refused with CAR_TAKEN, CAR_SOLD, CAR_WITHDRAWN, SALE_NOT_RUNNING, STATEMENTS_OPEN, AGREEMENT_OUTDATED, or HOLD_ELSEWHERE with data.hold.',
    auth: 'customer',
    rate: 'write',
    body: z.object({
      stockCarId: Id,
      version: z.string().max(20),
      /** All statements of the version. */
      statementIds: z.array(Id).max(20),
      /** The customer agreed to give up the car held before. */
      releaseOther: z.boolean().default(false),
    }),
    reply: z.object({
      hold: StockHold,
      confirmedAt: At,
      /** Where to go on. */
      next: z.enum(['intentionalDepositOrder', 'confirm']),
    }),
  },
  'GET /api/mporder/v1/stock/hold': {
    summary: "The caller's live hold.",
    auth: 'customer',
    reply: z.object({ hold: StockHold.nullable(), car: StockCard.nullable(), now: At }),
  },
  'POST /api/mporder/v1/stock/hold/release': {
    summary:
      'Gives an own hold up; nothing happens when there is none. Refused with HOLD_IN_ORDER while an order waits.',
    auth: 'customer',
    rate: 'write',
    body: CarRef,
    reply: Done,
  },
  'GET /api/mporder/v1/stock/conversion': {
    summary: 'Own intention and blind orders beside a stock car: which can be turned into it, what carries over.',
    auth: 'customer',
    query: CarRef,
    reply: z.object({
      car: StockCard,
      /** Null when the hold ran out: back to the instruction. */
      hold: StockHold.nullable(),
      /** Due without an earlier order: 5000 yuan. */
      freshDueFen: Fen,
      orders: z.array(ConvertibleOrder),
      now: At,
    }),
  },

  'GET /api/mporder/v1/stock/matching': {
    summary: "The caller's matching list, newest first.",
    auth: 'customer',
    query: Position.extend(Against.shape),
    reply: z.object({ items: z.array(StockCard.extend({ addedAt: At })), limit: z.int() }),
  },
  'POST /api/mporder/v1/stock/matching/add': {
    summary: 'Puts a car on the matching list, at most 10; the same car twice is one.',
    auth: 'customer',
    rate: 'write',
    body: CarRef,
    reply: z.object({ count: z.int(), limit: z.int() }),
  },
  'POST /api/mporder/v1/stock/matching/delete': {
    summary: 'Takes a car off the matching list; twice is once.',
    auth: 'customer',
    rate: 'write',
    body: CarRef,
    reply: z.object({ count: z.int(), limit: z.int() }),
  },
  'GET /api/mporder/v1/stock/matching/summary': {
    summary: 'How many free cars come close to a configuration (80 % or more), and the closest one.',
    auth: 'optional',
    query: Position.extend(Against.shape),
    reply: z.object({ count: z.int(), best: StockCard.nullable() }),
  },

  'GET /api/mporder/v1/stock/reminders': {
    summary: "The caller's arrival reminders, newest first.",
    auth: 'customer',
    reply: z.object({ items: z.array(StockReminder), limit: z.int() }),
  },
  'POST /api/mporder/v1/stock/reminder': {
    summary: 'Keeps a filter as 到货提醒, at most 5; the same filter twice is one.',
    auth: 'customer',
    rate: 'write',
    body: z.object({
      modelId: ModelId.optional(),
      versionId: VersionId.optional(),
      paint: ProductCode.optional(),
      cityCode: CityCode.optional(),
      minPriceFen: z.int().min(0).max(1e12).optional(),
      maxPriceFen: z.int().min(0).max(1e12).optional(),
    }),
    reply: z.object({ reminderId: Id, count: z.int(), limit: z.int() }),
  },
  'POST /api/mporder/v1/stock/reminder/delete': {
    summary: 'Drops an own arrival reminder.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ reminderId: Id }),
    reply: Done,
  },
  'POST /api/mporder/v1/stock/sale/reminder': {
    summary: 'Sets or drops 提醒我 for a sale car that has not started; refused with SALE_NOT_RUNNING afterwards.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ stockCarId: Id, isSet: z.boolean() }),
    reply: z.object({ isSet: z.boolean() }),
  },

  'GET /api/mporder/v1/stock/viewing/slots': {
    summary: 'Viewing slots at the store of a car for the next 7 days.',
    auth: 'optional',
    query: CarRef,
    reply: z.object({
      store: StockStore,
      days: z.array(
        z.object({
          /** Midnight in Shanghai. */
          date: At,
          slots: z.array(z.object({ slotId: Id, startsAt: At, endsAt: At, left: z.int() })),
        }),
      ),
      /** The caller's own booking for this car. */
      booking: ViewingBooking.nullable(),
    }),
  },
  'POST /api/mporder/v1/stock/viewing': {
    summary:
      'Books a viewing, or moves the own one of this car to another slot. SLOT_FULL when the last place is gone.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ stockCarId: Id, slotId: Id }),
    reply: ViewingBooking,
  },
  'POST /api/mporder/v1/stock/viewing/cancel': {
    summary: 'Cancels an own viewing and frees its place.',
    auth: 'customer',
    rate: 'write',
    body: z.object({ viewingId: Id }),
    reply: ViewingBooking,
  },
  'GET /api/mporder/v1/stock/viewings': {
    summary: 'Own viewings, the next one first.',
    auth: 'customer',
    query: Paging,
    reply: pageOf(ViewingBooking),
  },
});
