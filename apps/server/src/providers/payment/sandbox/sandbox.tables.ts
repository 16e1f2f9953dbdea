import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { fen, moment } from '../../../kernel/columns';

/** The sandbox bank's own books. The shop reads none of this: it only calls the provider and takes its notices. */
export const sandboxPayments = pgTable('sandbox_payments', {
  paymentNo: text('payment_no').primaryKey(),
  orderNo: text('order_no').notNull(),
  title: text('title').notNull(),
  amountFen: fen('amount_fen').notNull(),
  state: text('state').$type<'open' | 'late' | 'paid' | 'failed' | 'closed'>().notNull(),
  /** Secret part of the cashier's address. */
  accessKey: text('access_key').notNull(),
  returnPath: text('return_path').notNull(),
  providerNo: text('provider_no'),
  reason: text('reason'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  paidAt: moment('paid_at'),
  refundedFen: fen('refunded_fen').notNull().default(0),
});

/** Refunds by the shop's number. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  refundNo: text('refund_no').primaryKey(),
  paymentNo: text('payment_no').notNull(),
  amountFen: fen('amount_fen').notNull(),
  reason: text('reason').notNull(),
  isDone: boolean('is_done').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Notices to the shop, sent again and again until taken. */
export const sandboxNotices = pgTable(
  'sandbox_notices',
  {
    noticeId: text('notice_id').primaryKey(),
    paymentNo: text('payment_no').notNull(),
    /** The JSON that is signed and sent, letter for letter. */
    body: text('body').notNull(),
    attempts: integer('attempts').notNull(),
    createdAt: moment('created_at').notNull(),
    acknowledgedAt: moment('acknowledged_at'),
  },
  (table) => [index('sandbox_notices_payment').on(table.paymentNo)],
);

/** The key that the bank and the shop share, made on first use. */
export const sandboxKeys = pgTable('sandbox_keys', {
  id: integer('id').primaryKey(),
  secret: text('secret').notNull(),
});
