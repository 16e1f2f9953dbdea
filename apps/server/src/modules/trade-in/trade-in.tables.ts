import type { ResidualRule } from '@voltfront/rules/trade-in/estimate';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, moment, updatedAt } from '../../kernel/columns';
import { masked, notPersonal, personal, pick } from '../../kernel/personal-data';
import type { KeptTexts } from '../../kernel/texts';
import type { CarSnapshot, ClosedReason, Energy, Finding, StoredState } from './trade-in.types';

/** Brands of accepted cars. */
export const tradeInBrands = pgTable('trade_in_brands', {
  brandId: text('brand_id').primaryKey(),
  name: text('name').notNull(),
  /** Latin initial for grouping in lists. */
  initial: text('initial').notNull(),
});

/** Series of a brand, in display order. */
export const tradeInSeries = pgTable(
  'trade_in_series',
  {
    seriesId: text('series_id').primaryKey(),
    brandId: text('brand_id').notNull(),
    name: text('name').notNull(),
    energy: text('energy').$type<Energy>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('trade_in_series_brand').on(table.brandId, table.position)],
);

/** New prices: that of the registration year or the latest year before it, else the oldest. */
export const tradeInPrices = pgTable(
  'trade_in_prices',
  {
    seriesId: text('series_id').notNull(),
    year: integer('year').notNull(),
    newPriceFen: fen('new_price_fen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seriesId, table.year] })],
);

/** Remaining share of the new price, by energy. */
export const tradeInRules = pgTable('trade_in_rules', {
  energy: text('energy').$type<Energy>().primaryKey(),
  rule: jsonb('rule').$type<ResidualRule>().notNull(),
});

/** Inspection locations: a store, or home visits in a city. Times are kept by the slot module. */
export const tradeInPlaces = pgTable(
  'trade_in_places',
  {
    placeId: text('place_id').primaryKey(),
    kind: text('kind').$type<'store' | 'home'>().notNull(),
    cityCode: text('city_code').notNull(),
    storeId: text('store_id'),
    /** Replaced by slot plans; the previous release reads it until it is dropped. */
    formerStartHours: jsonb('start_hours').$type<number[]>(),
    /** Replaced like `formerStartHours`. */
    formerCapacity: integer('capacity'),
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [index('trade_in_places_city').on(table.cityCode)],
);

/** Replaced by the slot module; the previous release uses it until it is dropped. */
export const formerTradeInSlots = pgTable(
  'trade_in_slots',
  {
    placeId: text('place_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    booked: integer('booked').notNull(),
    capacity: integer('capacity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.placeId, table.startsAt] }),
    check('trade_in_slots_within', sql`${table.booked} >= 0 and ${table.booked} <= ${table.capacity}`),
  ],
);

/** Requests of customers, one per old car. */
export const tradeInRequests = pgTable(
  'trade_in_requests',
  {
    userId: text('user_id').notNull(),
    requestId: text('request_id').notNull(),
    requestNo: text('request_no').notNull(),
    state: text('state').$type<StoredState>().notNull(),
    car: jsonb('car').$type<CarSnapshot>().notNull(),
    lowFen: fen('low_fen').notNull(),
    highFen: fen('high_fen').notNull(),
    estimatedAt: moment('estimated_at').notNull(),
    placeId: text('place_id'),
    slotStartsAt: moment('slot_starts_at'),
    contactName: text('contact_name'),
    contactMobile: text('contact_mobile'),
    address: text('address'),
    offerFen: fen('offer_fen'),
    offeredAt: moment('offered_at'),
    offerExpiresAt: moment('offer_expires_at'),
    findings: jsonb('findings').$type<Finding[]>(),
    inspector: text('inspector'),
    orderNo: text('order_no'),
    /** What of the offer was counted in the order's final payment; null before the old car was handed over. */
    bookedFen: fen('booked_fen'),
    closedReason: text('closed_reason').$type<ClosedReason>(),
    historyCount: integer('history_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.requestId] }),
    index('trade_in_requests_newest').on(table.userId, table.createdAt, table.requestId),
    // One old car per order, even under concurrency.
    uniqueIndex('trade_in_requests_one_per_order').on(table.userId, table.orderNo),
  ],
);

/** History of the requests' states. */
export const tradeInHistory = pgTable(
  'trade_in_history',
  {
    userId: text('user_id').notNull(),
    requestId: text('request_id').notNull(),
    sequence: integer('sequence').notNull(),
    state: text('state').$type<StoredState>().notNull(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    /** What title and note were made of, to say them in another language. */
    texts: jsonb('texts').$type<KeptTexts>(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.requestId, table.sequence] })],
);

personal(tradeInRequests, {
  owner: tradeInRequests.userId,
  exported: {
    title: '旧车置换',
    columns: pick(
      tradeInRequests,
      'requestNo',
      'state',
      'car',
      'contactName',
      'contactMobile',
      'address',
      'offerFen',
      'orderNo',
      'createdAt',
    ),
    newest: tradeInRequests.createdAt,
  },
  erased: { delete: true },
  items: [
    {
      key: 'tradeIn',
      since: tradeInRequests.createdAt,
      columns: pick(tradeInRequests, 'requestNo'),
      value: (row) => masked(row.requestNo, 4, 4),
    },
    {
      key: 'contact',
      since: tradeInRequests.createdAt,
      columns: pick(tradeInRequests, 'contactName', 'contactMobile'),
      value: (row) =>
        row.contactName ? [masked(row.contactName), masked(row.contactMobile, 3, 4)].filter(Boolean).join(' ') : null,
      onlyWithValue: true,
    },
  ],
});
personal(tradeInHistory, {
  owner: tradeInHistory.userId,
  exported: {
    title: '旧车置换进度',
    columns: pick(tradeInHistory, 'requestId', 'state', 'title', 'note', 'at'),
    newest: tradeInHistory.at,
  },
  erased: { delete: true },
});
notPersonal('names of makes and series', tradeInBrands, tradeInSeries);
