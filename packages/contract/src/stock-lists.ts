import { z } from 'zod';
import { At, Fen, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';
import { Against, CarRef, OneCar, Position, StockFilter } from './stock-queries';
import {
  MeasuredFrom,
  PhotoBackdrop,
  StockCard,
  StockDetail,
  StockPhotoGroup,
  StockState,
  StockStore,
} from './stock-shapes';
import { CityCode, ModelId, ProductCode, VersionId } from './vehicle';

const CarsPage = pageOf(StockCard).extend({
  /** Cars that fit the filter, those that are held or sold included. */
  total: z.int(),
  /** Those of them that can be had now; the number that models, stores and filters tell too. */
  freeCount: z.int(),
  from: MeasuredFrom,
  now: At,
});

/** Cars, stores and photos for everybody. */
export const stockLists = defineEndpoints({
  'GET /api/mporder/v1/stock/cars': {
    summary: 'New stock and display cars all over the country (现车), the near ones first. A refused sort falls back.',
    auth: 'optional',
    query: Paging.extend(Position.shape)
      .extend(Against.shape)
      .extend(StockFilter.shape)
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
      .extend(StockFilter.shape)
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
        /** At the store itself, not at a store nearby. */
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
    summary:
      'What a list can be filtered by. Each number counts the cars that the list would have with that choice and all other filters: free ones of stock, all of sales, cards of quick pickup.',
    auth: 'public',
    query: StockFilter.extend({
      scope: z.enum(['stock', 'sale', 'quick']).default('stock'),
      kind: z.enum(['new', 'display', 'testDrive']).optional(),
      /** Of sales. */
      phase: z.enum(['notStarted', 'running', 'over']).optional(),
    }),
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
});
