import type { PickupState } from '@voltfront/rules/pickup/pickup-moves';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** Handovers of cars; a row is made with the first appointment or the first code. */
export const pickups = pgTable(
  'pickups',
  {
    userId: text('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    modelId: text('model_id').notNull(),
    storeId: text('store_id').notNull(),
    state: text('state').$type<PickupState>().notNull(),
    /** Six digits, drawn when the code is shown first. */
    code: text('code'),
    slotStartsAt: moment('slot_starts_at'),
    slotEndsAt: moment('slot_ends_at'),
    scannedAt: moment('scanned_at'),
    /** Member of staff who scanned. */
    scannedBy: text('scanned_by'),
    deliveredAt: moment('delivered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.orderNo] }),
    uniqueIndex('pickups_order').on(t.orderNo),
    // Staff of a store find a handover by its code alone.
    uniqueIndex('pickups_code_no').on(t.storeId, t.code).where(sql`${t.state} = 'waiting'`),
    index('pickups_moved').on(t.state, t.updatedAt, t.orderNo),
    index('pickups_moved_in').on(t.storeId, t.state, t.updatedAt, t.orderNo),
  ],
);

personal(pickups, {
  owner: pickups.userId,
  exported: {
    title: '提车',
    columns: pick(pickups, 'orderNo', 'state', 'storeId', 'slotStartsAt', 'scannedAt', 'deliveredAt', 'createdAt'),
    newest: pickups.createdAt,
  },
  erased: { delete: true },
});
