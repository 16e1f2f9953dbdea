import type { QuoteData, SubsidyKindData } from '@voltfront/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, moment, updatedAt } from '../../kernel/columns';
import { masked, personal, pick, SALES_ARE_KEPT } from '../../kernel/personal-data';
import type { KeptTexts } from '../../kernel/texts';
import type { ChosenRight, PriceAdjustment, YearPending } from './change/change.types';
import type { Conversion, OptionInWords, OrderKind, OrderState, StoredBuyer } from './order.types';

/** Orders. `dueFen` and `expiresAt` describe the payment that is open now: the first one, that of a conversion, or a cash part of the final one. */
export const orders = pgTable(
  'orders',
  {
    userId: text('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    draftId: text('draft_id').notNull(),
    modelId: text('model_id').notNull(),
    quote: jsonb('quote').$type<QuoteData>().notNull(),
    options: jsonb('options').$type<OptionInWords[]>().notNull(),
    subsidy: text('subsidy').$type<SubsidyKindData>().notNull(),
    totalFen: fen('total_fen').notNull(),
    /** Payable now; 0 when nothing is due. */
    dueFen: fen('due_fen').notNull(),
    paidFen: fen('paid_fen').notNull().default(0),
    buyer: jsonb('buyer').$type<StoredBuyer>().notNull(),
    cityCode: text('city_code').notNull(),
    cityName: text('city_name').notNull(),
    storeId: text('store_id'),
    adviserId: text('adviser_id'),
    conversion: jsonb('conversion').$type<Conversion>(),
    /** The stock car that this order buys: its configuration, city and store are fixed. */
    stockCarId: text('stock_car_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** End of the time to pay what is due. */
    expiresAt: moment('expires_at'),
    depositPaidAt: moment('deposit_paid_at'),
    /** Locks itself then. */
    locksAt: moment('locks_at'),
    isHidden: boolean('is_hidden').notNull().default(false),
    stateBeforeRefund: text('state_before_refund').$type<OrderState>(),
    refundRejection: text('refund_rejection'),
    /** Special agreement looked at last, and the one chosen for good. */
    savedOption: text('saved_option'),
    chosenOption: text('chosen_option'),
    chosenTitle: text('chosen_title'),
    chosenAt: moment('chosen_at'),
    /** Nobody chose in time, so the default was taken with the lock. */
    isChosenByDefault: boolean('is_chosen_by_default').notNull().default(false),
    /** What belongs to this order alone and changes its price; part of `quote` already. */
    adjustments: jsonb('adjustments').$type<PriceAdjustment[]>().notNull().default([]),
    /** Benefits chosen by hand; the others are the default of their group. */
    rights: jsonb('rights').$type<ChosenRight[]>().notNull().default([]),
    rightsChangedAt: moment('rights_changed_at'),
    /** Changes of the model so far. */
    vehicleChanges: integer('vehicle_changes').notNull().default(0),
    /** Change to a new model year, held until its protocol is signed; stays as it was afterwards. */
    yearPending: jsonb('year_pending').$type<YearPending>(),
    yearSignedAt: moment('year_signed_at'),
    /** When the customer confirmed the inspection report of the arrived car. */
    inspectionConfirmedAt: moment('inspection_confirmed_at'),
    /** When the car was insured: a policy was issued, or an own one accepted. */
    insuranceChosenAt: moment('insurance_chosen_at'),
    /** Rows of `order_changes` so far. */
    changeCount: integer('change_count').notNull().default(0),
    /** Rows of history so far. */
    historyCount: integer('history_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderNo] }),
    // One order per draft, however often and at once it is submitted.
    // Staff and invoices know an order by its number alone.
    uniqueIndex('orders_taken_no').on(table.orderNo),
    uniqueIndex('orders_one_per_draft').on(table.userId, table.draftId),
    index('orders_newest').on(table.userId, table.createdAt, table.orderNo),
    index('orders_of_state').on(table.state, table.createdAt, table.orderNo),
    // Lists of staff: all orders, those of a state, of a store, and of a buyer's name.
    index('orders_all_newest').on(table.createdAt, table.orderNo),
    index('orders_of_store').on(table.storeId, table.createdAt, table.orderNo),
    index('orders_updated').on(table.updatedAt),
    index('orders_buyer_name').on(sql`(${table.buyer} ->> 'name') text_pattern_ops`),
  ],
);

/** Every change of an order, in the order it happened. Shown as the timeline. */
export const orderHistory = pgTable(
  'order_history',
  {
    userId: text('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    /** 1, 2, 3 … within the order. */
    sequence: integer('sequence').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    /** What title and note were made of, to say them in another language. Null for people's own words. */
    texts: jsonb('texts').$type<KeptTexts>(),
    who: text('who').$type<'customer' | 'staff' | 'system'>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderNo, table.sequence] }),
    index('order_history_at').on(table.at),
  ],
);

/** Orders as they would be. `orderNo` is set when the draft was submitted; then it no longer changes. */
export const orderDrafts = pgTable(
  'order_drafts',
  {
    userId: text('user_id').notNull(),
    draftId: text('draft_id').notNull(),
    kind: text('kind').$type<'intention' | 'deposit'>().notNull(),
    quote: jsonb('quote').$type<QuoteData>().notNull(),
    options: jsonb('options').$type<OptionInWords[]>().notNull(),
    subsidy: text('subsidy').$type<SubsidyKindData>().notNull(),
    cityCode: text('city_code'),
    storeId: text('store_id'),
    buyer: jsonb('buyer').$type<StoredBuyer>(),
    fromOrderNo: text('from_order_no'),
    stockCarId: text('stock_car_id'),
    /** Early-bird benefits that the quote counts. */
    benefitCodes: jsonb('benefit_codes').$type<string[]>().notNull().default([]),
    /** Coupons that the customer wants on the order, in the order of the taps. */
    couponIds: jsonb('coupon_ids').$type<string[]>().notNull().default([]),
    /** When they were chosen; null before a choice was made. */
    couponsChosenAt: moment('coupons_chosen_at'),
    dueFen: fen('due_fen').notNull(),
    paidEarlierFen: fen('paid_earlier_fen').notNull(),
    orderNo: text('order_no'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.draftId] }),
    // How many open drafts a change of the catalogue concerns.
    index('order_drafts_open_of_version')
      .on(sql`(${table.quote} #>> '{configuration,versionId}')`)
      .where(sql`${table.orderNo} is null`),
  ],
);

const buyerWithoutSecrets = ({ kind, name, maskedNumber, maskedMobile }: StoredBuyer) => ({
  kind,
  name,
  maskedNumber,
  maskedMobile,
});
const buyerInShort = ({ name, maskedNumber }: StoredBuyer) => `${masked(name) ?? ''} ${maskedNumber}`.trim() || null;

personal(orders, {
  owner: orders.userId,
  exported: {
    title: '订单',
    columns: pick(
      orders,
      'orderNo',
      'kind',
      'state',
      'modelId',
      'options',
      'totalFen',
      'paidFen',
      'buyer',
      'cityName',
      'createdAt',
      'updatedAt',
    ),
    newest: orders.createdAt,
    show: (row) => ({ ...row, buyer: buyerWithoutSecrets(row.buyer as StoredBuyer) }),
  },
  erased: { keep: SALES_ARE_KEPT },
  items: [
    {
      key: 'order',
      since: orders.createdAt,
      columns: pick(orders, 'orderNo'),
      value: (row) => masked(row.orderNo, 4, 4),
    },
    {
      key: 'buyer',
      since: orders.createdAt,
      columns: pick(orders, 'buyer'),
      value: (row) => buyerInShort(row.buyer as StoredBuyer),
    },
  ],
});
personal(orderHistory, {
  owner: orderHistory.userId,
  exported: {
    title: '订单进度',
    columns: pick(orderHistory, 'orderNo', 'state', 'title', 'note', 'at'),
    newest: orderHistory.at,
  },
  erased: { keep: SALES_ARE_KEPT },
});
personal(orderDrafts, {
  owner: orderDrafts.userId,
  exported: {
    title: '订单草稿',
    columns: pick(orderDrafts, 'kind', 'options', 'cityCode', 'createdAt'),
    newest: orderDrafts.createdAt,
  },
  erased: { by: 'forgetDrafts' },
});
