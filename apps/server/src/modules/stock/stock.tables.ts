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
import { personal } from '../../kernel/personal-data';

/**
 * Cars that are built already. Configuration, price and place are fixed when the car arrives. Whether somebody holds it
 * says `heldUntil`: a hold ends by the clock, no job has to clear it.
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
    /** All products; the columns below are the same by group, for matching. */
    productCodes: text('product_codes').array().notNull(),
    batteryCode: text('battery_code'),
    paintCode: text('paint_code').notNull(),
    wheelCode: text('wheel_code').notNull(),
    interiorCode: text('interior_code').notNull(),
    packageCodes: text('package_codes').array().notNull(),
    /** Version and sorted codes: equal cars have the same. */
    fingerprint: text('fingerprint').notNull(),
    /** Cut-out of the configuration. */
    cutout: text('cutout').notNull(),
    listPriceFen: fen('list_price_fen').notNull(),
    priceFen: fen('price_fen').notNull(),
    /** Frozen on arrival; they sum up to `priceFen`. */
    lines: jsonb('lines').$type<PriceLineData[]>().notNull(),
    mileageKm: integer('mileage_km').notNull(),
    producedAt: moment('produced_at').notNull(),
    /** At the store since. */
    arrivedAt: moment('arrived_at').notNull(),
    /** Null: begins with the delivery. */
    warrantyStartsAt: moment('warranty_starts_at'),
    registration: text('registration').$type<'none' | 'registered'>().notNull(),
    registrationText: text('registration_text').notNull(),
    cityCode: text('city_code').notNull(),
    storeId: text('store_id').notNull(),
    /** GCJ-02. */
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    readyInDays: integer('ready_in_days').notNull(),
    isQuickPickup: boolean('is_quick_pickup').notNull(),
    photoGroups: jsonb('photo_groups').$type<StockPhotoGroupData[]>().notNull(),
    firstPhoto: jsonb('first_photo').$type<StockPhotoData>(),
    photoCount: integer('photo_count').notNull(),
    marks: jsonb('marks').$type<StockMarkData[]>().notNull(),
    /** Window of the official sale; null for ordinary stock. */
    saleStartsAt: moment('sale_starts_at'),
    saleEndsAt: moment('sale_ends_at'),
    heldBy: text('held_by'),
    heldUntil: moment('held_until'),
    /** The order waiting for its payment that the hold belongs to. */
    heldOrderNo: text('held_order_no'),
    soldTo: text('sold_to'),
    soldOrderNo: text('sold_order_no'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('stock_cars_vin').on(t.vin),
    index('stock_cars_model').on(t.modelId, t.versionId).where(sql`${t.status} = 'onSale'`),
    // Holds everything that counting free cars needs, of a city or of the whole country.
    index('stock_cars_city')
      .on(t.cityCode, t.modelId, t.heldUntil)
      .where(sql`${t.status} = 'onSale' and ${t.saleStartsAt} is null`),
    // Each order of the list reads a few cars of its first groups, by id within a group: see list-orders.ts
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

/** One row per person who holds or books something: locking it puts the person's calls in a row. */
export const stockHolders = pgTable('stock_holders', {
  accountId: text('account_id').primaryKey(),
  updatedAt: updatedAt(),
});

/** A statement that the buyer of some kinds of cars ticks. `{mileage}` and the like are filled in per car. */
export interface InstructionStatement {
  statementId: string;
  title: string;
  text: string;
  /** Kinds of cars it is about. */
  kinds: readonly ('new' | 'display' | 'testDrive')[];
  /** Only for cars of an official sale, or only for the others; both when left out. */
  scope?: 'sale' | 'stock';
}

/** Instructions by version; the newest published one counts. */
export const stockInstructions = pgTable('stock_instructions', {
  version: text('version').primaryKey(),
  publishedAt: moment('published_at').notNull(),
  statements: jsonb('statements').$type<InstructionStatement[]>().notNull(),
});

/** Who confirmed which statements of which version for which car, and when. Kept. */
export const stockConfirmations = pgTable(
  'stock_confirmations',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    stockCarId: text('stock_car_id').notNull(),
    version: text('version').notNull(),
    /** As they were read, filled in. */
    statements: jsonb('statements').$type<{ statementId: string; title: string; text: string }[]>().notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('stock_confirmations_car').on(t.accountId, t.stockCarId, t.confirmedAt),
  ],
);

/** Cars that a person compares. */
export const stockMatching = pgTable(
  'stock_matching',
  {
    accountId: text('account_id').notNull(),
    stockCarId: text('stock_car_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.stockCarId] })],
);

/** Filters that a person wants to hear about. */
export const stockReminders = pgTable(
  'stock_reminders',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    /** The filter in words. */
    title: text('title').notNull(),
    modelId: text('model_id'),
    versionId: text('version_id'),
    paint: text('paint'),
    cityCode: text('city_code'),
    minPriceFen: fen('min_price_fen'),
    maxPriceFen: fen('max_price_fen'),
    /** The filter as text: the same twice is one. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('stock_reminders_once').on(t.accountId, t.fingerprint),
    index('stock_reminders_model').on(t.modelId),
  ],
);

/** Cars a reminder has told about: once each. */
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

/** People who want to hear of the start of a sale. `toldAt`: done. */
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

/** Places in use on a person's lists; the check keeps the limits, whoever calls at once. */
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

/** What a store offers around stock cars; a store without a row offers nothing. */
export const stockStores = pgTable('stock_stores', {
  storeId: text('store_id').primaryKey(),
  isQuickOffered: boolean('is_quick_offered').notNull(),
  /** Replaced by plans of slots; the version before reads it until it is dropped. */
  formerViewingCapacity: integer('viewing_capacity'),
});

/** Replaced by slots: the version before goes on with it until it is dropped. */
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

/** Viewings of cars at the store, over and cancelled ones too. Who has which hour now says the slot module. */
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
    columns: { stockCarId: stockCars.stockCarId, heldUntil: stockCars.heldUntil, heldOrderNo: stockCars.heldOrderNo },
  },
  erased: { by: 'forgetStockPerson' },
});
personal(stockCars, {
  owner: stockCars.soldTo,
  exported: { nothing: 'the order is shown' },
  erased: { keep: 'sales are kept as the law on bookkeeping wants it' },
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
    columns: {
      accountId: stockConfirmations.accountId,
      id: stockConfirmations.id,
      stockCarId: stockConfirmations.stockCarId,
      version: stockConfirmations.version,
      statements: stockConfirmations.statements,
      confirmedAt: stockConfirmations.confirmedAt,
    },
    newest: stockConfirmations.confirmedAt,
  },
  erased: { keep: 'proof of what was confirmed before a sale' },
  items: [{ key: 'stock', since: stockConfirmations.confirmedAt }],
});
personal(stockViewings, {
  owner: stockViewings.accountId,
  exported: {
    title: '看车预约',
    columns: {
      accountId: stockViewings.accountId,
      id: stockViewings.id,
      stockCarId: stockViewings.stockCarId,
      storeId: stockViewings.storeId,
      slotId: stockViewings.slotId,
      startsAt: stockViewings.startsAt,
      endsAt: stockViewings.endsAt,
      state: stockViewings.state,
      createdAt: stockViewings.createdAt,
      updatedAt: stockViewings.updatedAt,
    },
    newest: stockViewings.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'stock', since: stockViewings.createdAt }],
});
personal(stockMatching, {
  owner: stockMatching.accountId,
  exported: {
    title: '现车对比',
    columns: {
      accountId: stockMatching.accountId,
      stockCarId: stockMatching.stockCarId,
      createdAt: stockMatching.createdAt,
    },
    newest: stockMatching.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'stock', since: stockMatching.createdAt }],
});
personal(stockReminders, {
  owner: stockReminders.accountId,
  exported: {
    title: '到货提醒',
    columns: {
      accountId: stockReminders.accountId,
      id: stockReminders.id,
      title: stockReminders.title,
      modelId: stockReminders.modelId,
      versionId: stockReminders.versionId,
      paint: stockReminders.paint,
      cityCode: stockReminders.cityCode,
      minPriceFen: stockReminders.minPriceFen,
      maxPriceFen: stockReminders.maxPriceFen,
      fingerprint: stockReminders.fingerprint,
      createdAt: stockReminders.createdAt,
    },
    newest: stockReminders.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'stock', since: stockReminders.createdAt }],
});
personal(stockSaleReminders, {
  owner: stockSaleReminders.accountId,
  exported: {
    title: '特惠提醒',
    columns: {
      accountId: stockSaleReminders.accountId,
      stockCarId: stockSaleReminders.stockCarId,
      toldAt: stockSaleReminders.toldAt,
      createdAt: stockSaleReminders.createdAt,
    },
    newest: stockSaleReminders.createdAt,
  },
  erased: { delete: true },
  items: [{ key: 'stock', since: stockSaleReminders.createdAt }],
});
personal(stockReminderHits, {
  owner: stockReminderHits.accountId,
  exported: {
    title: '到货提醒结果',
    columns: {
      reminderId: stockReminderHits.reminderId,
      stockCarId: stockReminderHits.stockCarId,
      createdAt: stockReminderHits.createdAt,
    },
    newest: stockReminderHits.createdAt,
  },
  erased: { delete: true },
});
personal(stockPlaces, {
  owner: stockPlaces.accountId,
  exported: { nothing: 'a count of rows that are shown' },
  erased: { delete: true },
});
