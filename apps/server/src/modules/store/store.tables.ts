import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/columns';
import { notPersonal } from '../../kernel/personal-data';

/** What a store is for: everything, showing cars only, handing them over only, repairs and maintenance only. */
export type StoreKind = 'centre' | 'space' | 'delivery' | 'service';

/** Cities that customers can choose, and whether cars are delivered there. Centre in GCJ-02. */
export const deliverCities = pgTable(
  'deliver_cities',
  {
    cityCode: text('city_code').primaryKey(),
    cityName: text('city_name').notNull(),
    provinceCode: text('province_code').notNull(),
    provinceName: text('province_name').notNull(),
    isServed: boolean('is_served').notNull(),
    /**
     * Syllables of the name without 市, in lower case: `shang hai`. Used by the search in pickers.
     */
    pinyin: text('pinyin').notNull().default(''),
    /** Position among the cities listed first in pickers, from 1. */
    hotRank: integer('hot_rank'),
    /** Added to the version's estimated delivery weeks. */
    extraWeeks: integer('extra_weeks').notNull().default(0),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [index('deliver_cities_province').on(table.provinceCode)],
);

/** Stores of the shop. Position in GCJ-02. */
export const stores = pgTable(
  'stores',
  {
    storeId: text('store_id').primaryKey(),
    cityCode: text('city_code').notNull(),
    name: text('name').notNull(),
    /** Without a location the default store is a centre before a space before a delivery centre. */
    kind: text('kind').$type<StoreKind>().notNull().default('space'),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    hours: text('hours').notNull(),
    /** Path under /assets. */
    picture: text('picture').notNull(),
    services: jsonb('services').$type<string[]>().notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** The store that it moved to; it is in no list any more, and its page leads there. */
    movedTo: text('moved_to'),
  },
  (table) => [
    index('stores_city').on(table.cityCode),
    // Finds what lies in a rectangle of degrees.
    index('stores_around').using('gist', sql`point(${table.longitude}, ${table.latitude})`),
  ],
);

/** Sales advisers of the stores. */
export const advisers = pgTable(
  'advisers',
  {
    adviserId: text('adviser_id').primaryKey(),
    storeId: text('store_id').notNull(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    phone: text('phone').notNull(),
    /** Path under /assets. */
    avatar: text('avatar').notNull(),
    /** Daily hours, such as `10:00-19:00`; those of the store when null. */
    hours: text('hours'),
    /** Weekdays off, 0 is Sunday. */
    restDays: jsonb('rest_days').$type<number[]>(),
  },
  (table) => [index('advisers_store').on(table.storeId)],
);

/** Times in which a store is closed outside of its usual hours: holidays, works. */
export const storeClosures = pgTable(
  'store_closures',
  {
    closureId: text('closure_id').primaryKey(),
    storeId: text('store_id').notNull(),
    fromAt: moment('from_at').notNull(),
    untilAt: moment('until_at').notNull(),
    /** For customers. */
    reason: text('reason').notNull(),
  },
  (table) => [index('store_closures_of').on(table.storeId, table.untilAt)],
);

notPersonal('places and staff of the shop', deliverCities, stores, advisers, storeClosures);
