import type { CarPosition, TransportStop } from '@voltfront/rules/order/transport';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../kernel/columns';
import { personal, pick, SALES_ARE_KEPT } from '../../kernel/personal-data';

/** The way of an order's car from the plan of the plant to the store: one row for each locked order. */
export const transports = pgTable(
  'transports',
  {
    userId: text('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    /** Store that hands the car over, as the locked order names it. */
    storeId: text('store_id'),
    vin: text('vin'),
    carrier: text('carrier'),
    waybillNo: text('waybill_no'),
    /** When the order was handed to the plant. */
    scheduledAt: moment('scheduled_at').notNull(),
    /** Monday of the week in which the car is to be built. */
    plannedWeekAt: moment('planned_week_at').notNull(),
    expectedFromAt: moment('expected_from_at').notNull(),
    expectedToAt: moment('expected_to_at').notNull(),
    delayReason: text('delay_reason'),
    delayedAt: moment('delayed_at'),
    offLineAt: moment('off_line_at'),
    shippedAt: moment('shipped_at'),
    arrivedAt: moment('arrived_at'),
    stops: jsonb('stops').$type<TransportStop[]>().notNull().default([]),
    position: jsonb('position').$type<CarPosition>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderNo] }),
    uniqueIndex('transports_order_no').on(table.orderNo),
    // A number that was drawn twice is drawn again: see `isTakenNumber`.
    uniqueIndex('transports_vin_no').on(table.vin),
    uniqueIndex('transports_waybill').on(table.waybillNo),
    index('transports_of_week').on(table.expectedToAt, table.storeId),
  ],
);

personal(transports, {
  owner: transports.userId,
  exported: {
    title: '车辆运输',
    columns: pick(transports, 'orderNo', 'vin', 'carrier', 'waybillNo', 'shippedAt', 'arrivedAt', 'createdAt'),
    newest: transports.createdAt,
  },
  erased: { keep: SALES_ARE_KEPT },
});
