import type { PriceLineData, StockMarkData, StockPhotoData, StockPhotoGroupData } from '@voltfront/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, fen, moment, updatedAt } from '../../kernel/columns';
import { personal, pick, SALES_ARE_KEPT } from '../../kernel/personal-data';
import type { KeptTexts } from '../../kernel/texts';

/**
 * Cars that are already built. Configuration, price and location are fixed when the car arrives.
 * `heldUntil` tells whether it is held: a hold ends at that time, without a job.
 */
export const stockCars = pgTable(
  'stock_cars',
  {
    stockCarId: text('stock_car_id').primaryKey(),
    vin: text('vin').notNull(),
    kind: text('kind').$type<'new' | 'display' | 'testDrive'>().notNull(),
    status: text('status').$type<'onSale' | 'sold' | 'withdrawn'>().notNull(),
    modelId: text('model_id').notNull(),
    versionId: text('version_id').notNull(),
    /** All products; the columns below hold the same by group, for matching. */
    productCodes: text('product_codes').array().notNull(),
    batteryCode: text('battery_code'),
    paintCode: text('paint_code').notNull(),
    wheelCode: text('wheel_code').notNull(),
    interiorCode: text('interior_code').notNull(),
    packageCodes: text('package_codes').array().notNull(),
    /** Version and sorted codes; the same for equal cars. */
    fingerprint: text('fingerprint').notNull(),
    /** Cut-out image of the configuration. */
    cutout: text('cutout').notNull(),
    listPriceFen: fen('list_price_fen').notNull(),
    priceFen: fen('price_fen').notNull(),
    /** Fixed on arrival; their sum is `priceFen`. */
    lines: jsonb('lines').$type<PriceLineData[]>().notNull(),
    mileageKm: integer('mileage_km').notNull(),
    producedAt: moment('produced_at').notNull(),
    /** Arrival at the store. */
    arrivedAt: moment('arrived_at').notNull(),
    /** Null: the warranty starts with the delivery. */
    warrantyStartsAt: moment('warranty_starts_at'),
    registration: text('registration').$type<'none' | 'registered'>().notNull(),
    registrationText: text('registration_text').notNull(),
    cityCode: text('city_code').notNull(),
    storeId: text('store_id').notNull(),
    /** Position in GCJ-02. */
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    readyInDays: integer('ready_in_days').notNull(),
    isQuickPickup: boolean('is_quick_pickup').notNull(),
    photoGroups: jsonb('photo_groups').$type<StockPhotoGroupData[]>().notNull(),
    firstPhoto: jsonb('first_photo').$type<StockPhotoData>(),
    photoCount: integer('photo_count').notNull(),
    marks: jsonb('marks').$type<StockMarkData[]>().notNull(),
    /** Period of the official sale; null for ordinary stock. */
    saleStartsAt: moment('sale_starts_at'),
    saleEndsAt: moment('sale_ends_at'),
    heldBy: text('held_by'),
    heldUntil: moment('held_until'),
    /** The unpaid order that the hold is bound to. */
    heldOrderNo: text('held_order_no'),
    soldTo: text('sold_to'),
    soldOrderNo: text('sold_order_no'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('stock_cars_vin').on(t.vin),
    // Lists of staff: all cars, and those whose number ends in some digits.
    index('stock_cars_newest').on(t.arrivedAt, t.stockCarId),
    index('stock_cars_vin_end').on(sql`reverse(${t.vin}) text_pattern_ops`),
    index('stock_cars_model').on(t.modelId, t.versionId).where(sql`${t.status} = 'onSale'`),
    // Covers counting available cars in a city or the whole country.
    index('stock_cars_city')
      .on(t.cityCode, t.modelId, t.heldUntil)
      .where(sql`${t.status} = 'onSale' and ${t.saleStartsAt} is null`),
    // Each sort order of the list reads a few cars of its first groups, by id within a group: see
    // list-orders.ts
    index('stock_cars_store').on(t.storeId, t.stockCarId).where(sql`${t.status} = 'onSale'`),
    index('stock_cars_days').on(t.storeId, t.readyInDays, t.stockCarId).where(sql`${t.status} = 'onSale'`),
    index('stock_cars_equal').on(t.storeId, t.fingerprint, t.stockCarId).where(sql`${t.status} = 'onSale'`),
    index('stock_cars_price')
      .on(t.priceFen, t.stockCarId)
      .where(sql`${t.status} = 'onSale' and ${t.saleStartsAt} is null`),
    index('stock_cars_sale').on(t.saleEndsAt, t.saleStartsAt, t.stockCarId).where(sql`${t.saleStartsAt} is not null`),
    index('stock_cars_sale_store').on(t.storeId, t.stockCarId).where(sql`${t.saleStartsAt} is not null`),
    index('stock_cars_sale_price').on(t.priceFen, t.stockCarId).where(sql`${t.saleStartsAt} is not null`),
    index('stock_cars_holder').on(t.heldBy).where(sql`${t.heldBy} is not null`),
    index('stock_cars_buyer').on(t.soldTo).where(sql`${t.soldTo} is not null`),
    check('stock_cars_price_range', sql`${t.priceFen} >= 0 and ${t.priceFen} <= ${t.listPriceFen}`),
    check('stock_cars_sold', sql`(${t.status} = 'sold') = (${t.soldOrderNo} is not null)`),
    check('stock_cars_hold', sql`(${t.heldBy} is null) = (${t.heldUntil} is null)`),
  ],
);

/** One row per person with holds or bookings; its row lock serialises the person's requests. */
export const stockHolders = pgTable('stock_holders', {
  accountId: text('account_id').primaryKey(),
  updatedAt: updatedAt(),
});

/**
 * A statement that the buyer of some kinds of cars confirms. `{mileage}` and other placeholders are
 * filled per car.
 */
export interface InstructionStatement {
  statementId: string;
  title: string;
  text: string;
  /** Kinds of cars that it applies to. */
  kinds: readonly ('new' | 'display' | 'testDrive')[];
  /** `sale`: only for cars of an official sale, `stock`: only for others; both when missing. */
  scope?: 'sale' | 'stock';
}

/** Instructions by version; the newest published one is in force. */
export const stockInstructions = pgTable('stock_instructions', {
  version: text('version').primaryKey(),
  publishedAt: moment('published_at').notNull(),
  statements: jsonb('statements').$type<InstructionStatement[]>().notNull(),
});

/** Who confirmed which statements of which version for which car, and when. Rows are kept. */
export const stockConfirmations = pgTable(
  'stock_confirmations',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    stockCarId: text('stock_car_id').notNull(),
    version: text('version').notNull(),
    /** The statements as shown, with values filled in. */
    statements: jsonb('statements').$type<{ statementId: string; title: string; text: string }[]>().notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('stock_confirmations_car').on(t.accountId, t.stockCarId, t.confirmedAt),
  ],
);

/** Cars on a person's comparison list. */
export const stockMatching = pgTable(
  'stock_matching',
  {
    accountId: text('account_id').notNull(),
    stockCarId: text('stock_car_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.stockCarId] })],
);

/** Arrival reminders: filters that a person wants to be notified about. */
export const stockReminders = pgTable(
  'stock_reminders',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    /** The filter as text. */
    title: text('title').notNull(),
    /** What the title was made of, to say it in another language. */
    texts: jsonb('texts').$type<KeptTexts>(),
    modelId: text('model_id'),
    versionId: text('version_id'),
    paint: text('paint'),
    cityCode: text('city_code'),
    minPriceFen: fen('min_price_fen'),
    maxPriceFen: fen('max_price_fen'),
    /** Canonical text of the filter, so that the same one is stored once. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('stock_reminders_once').on(t.accountId, t.fingerprint),
    index('stock_reminders_model').on(t.modelId),
  ],
);

/** Cars that a reminder was notified about: once each. */
export const stockReminderHits = pgTable(
  'stock_reminder_hits',
  {
    accountId: text('account_id').notNull(),
    reminderId: text('reminder_id').notNull(),
    stockCarId: text('stock_car_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.reminderId, t.stockCarId] })],
);

/** Reminders of the start of a sale. `toldAt`: notified. */
export const stockSaleReminders = pgTable(
  'stock_sale_reminders',
  {
    accountId: text('account_id').notNull(),
    stockCarId: text('stock_car_id').notNull(),
    toldAt: moment('told_at'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.stockCarId] }), index('stock_sale_reminders_car').on(t.stockCarId)],
);

/** Used slots of a person's lists; the check constraint enforces the limits under concurrency. */
export const stockPlaces = pgTable(
  'stock_places',
  {
    accountId: text('account_id').notNull(),
    list: text('list').$type<'matching' | 'reminder'>().notNull(),
    used: integer('used').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.list] }),
    check(
      'stock_places_limit',
      sql`${t.used} >= 0 and ((${t.list} = 'matching' and ${t.used} <= 10) or (${t.list} = 'reminder' and ${t.used} <= 5))`,
    ),
  ],
);

/** A store's services for stock cars; without a row there are none. */
export const stockStores = pgTable('stock_stores', {
  storeId: text('store_id').primaryKey(),
  isQuickOffered: boolean('is_quick_offered').notNull(),
  /** Replaced by slot plans; the previous release reads it until it is dropped. */
  formerViewingCapacity: integer('viewing_capacity'),
});

/** Replaced by the slot module; the previous release uses it until it is dropped. */
export const formerViewingSlots = pgTable(
  'stock_viewing_slots',
  {
    slotId: text('slot_id').primaryKey(),
    storeId: text('store_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull(),
  },
  (t) => [
    index('stock_viewing_slots_store').on(t.storeId, t.startsAt),
    check('stock_viewing_slots_taken', sql`${t.taken} between 0 and ${t.capacity}`),
  ],
);

/**
 * Viewings of cars at stores, including past and cancelled ones. The slots themselves are now kept
 * by the slot module.
 */
export const stockViewings = pgTable(
  'stock_viewings',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    stockCarId: text('stock_car_id').notNull(),
    storeId: text('store_id').notNull(),
    slotId: text('slot_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    state: text('state').$type<'booked' | 'cancelled'>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('stock_viewings_mine').on(t.accountId, t.startsAt),
    index('stock_viewings_car').on(t.stockCarId),
  ],
);

personal(stockCars, {
  owner: stockCars.heldBy,
  exported: {
    title: '为您保留的现车',
    columns: pick(stockCars, 'stockCarId', 'heldUntil', 'heldOrderNo'),
  },
  erased: { by: 'forgetStockPerson' },
});
personal(stockCars, {
  owner: stockCars.soldTo,
  exported: { nothing: 'the order is shown' },
  erased: { keep: SALES_ARE_KEPT },
});
personal(stockHolders, {
  owner: stockHolders.accountId,
  exported: { nothing: 'a row to wait at, without content' },
  erased: { delete: true },
});
personal(stockConfirmations, {
  owner: stockConfirmations.accountId,
  exported: {
    title: '现车确认',
    columns: pick(stockConfirmations, 'accountId', 'id', 'stockCarId', 'version', 'statements', 'confirmedAt'),
    newest: stockConfirmations.confirmedAt,
  },
  erased: { keep: 'proof of what was confirmed before a sale' },
  items: [{ key: 'stock', since: stockConfirmations.confirmedAt }],
});
personal(stockViewings, {
  owner: stockViewings.accountId,
  exported: {
    title: '看车预约',
    columns: pick(
      stockViewings,
      'accountId',
      'id',
      'stockCarId',
      'storeId',
      'slotId',
      'startsAt',
      'endsAt',
      'state',
      'createdAt',
      'updatedAt',
    ),
    newest: stockViewings.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'stock', since: stockViewings.createdAt }],
});
personal(stockMatching, {
  owner: stockMatching.accountId,
  exported: {
    title: '现车对比',
    columns: pick(stockMatching, 'accountId', 'stockCarId', 'createdAt'),
    newest: stockMatching.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'stock', since: stockMatching.createdAt }],
});
personal(stockReminders, {
  owner: stockReminders.accountId,
  exported: {
    title: '到货提醒',
    columns: pick(
      stockReminders,
      'accountId',
      'id',
      'title',
      'modelId',
      'versionId',
      'paint',
      'cityCode',
      'minPriceFen',
      'maxPriceFen',
      'fingerprint',
      'createdAt',
    ),
    newest: stockReminders.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'stock', since: stockReminders.createdAt }],
});
personal(stockSaleReminders, {
  owner: stockSaleReminders.accountId,
  exported: {
    title: '特惠提醒',
    columns: pick(stockSaleReminders, 'accountId', 'stockCarId', 'toldAt', 'createdAt'),
    newest: stockSaleReminders.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'stock', since: stockSaleReminders.createdAt }],
});
personal(stockReminderHits, {
  owner: stockReminderHits.accountId,
  exported: {
    title: '到货提醒结果',
    columns: pick(stockReminderHits, 'reminderId', 'stockCarId', 'createdAt'),
    newest: stockReminderHits.createdAt,
  },
  erased: { delete: true },
});
personal(stockPlaces, {
  owner: stockPlaces.accountId,
  exported: { nothing: 'a count of rows that are shown' },
  erased: { delete: true },
});
