import type { FinalPartState } from '@voltfront/rules/order/final-account';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, moment, updatedAt } from '../../../kernel/columns';
import { personal, pick, SALES_ARE_KEPT } from '../../../kernel/personal-data';

/** Cash parts of final payments. The open one is also the amount due of its order, `dueFen`. */
export const orderFinalParts = pgTable(
  'order_final_parts',
  {
    userId: text('user_id').notNull(),
    orderNo: text('order_no').notNull(),
    /** 1, 2, 3 … within the order. */
    part: integer('part').notNull(),
    amountFen: fen('amount_fen').notNull(),
    /** What went back of it, or is on its way. */
    returnedFen: fen('returned_fen').notNull().default(0),
    state: text('state').$type<FinalPartState>().notNull(),
    /** The payment that paid it. */
    paymentNo: text('payment_no'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderNo, table.part] }),
    // One open part per order: what is reserved can be paid once.
    uniqueIndex('order_final_parts_one_open').on(table.userId, table.orderNo).where(sql`${table.state} = 'open'`),
    index('order_final_parts_newest').on(table.userId, table.createdAt),
  ],
);

personal(orderFinalParts, {
  owner: orderFinalParts.userId,
  exported: {
    title: '尾款',
    columns: pick(orderFinalParts, 'orderNo', 'part', 'amountFen', 'returnedFen', 'state', 'createdAt', 'paidAt'),
    newest: orderFinalParts.createdAt,
  },
  erased: { keep: SALES_ARE_KEPT },
});
