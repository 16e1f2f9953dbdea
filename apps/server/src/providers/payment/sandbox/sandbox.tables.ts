import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { fen, moment } from '../../../kernel/columns';

/**
 * The sandbox bank's own database. The shop never reads it: it only calls the provider and receives
 * notices.
 */
export const sandboxPayments = pgTable('sandbox_payments', {
  paymentNo: text('payment_no').primaryKey(),
  orderNo: text('order_no').notNull(),
  title: text('title').notNull(),
  amountFen: fen('amount_fen').notNull(),
  state: text('state').$type<'open' | 'late' | 'paid' | 'failed' | 'closed'>().notNull(),
  /** Secret part of the cashier's URL. */
  accessKey: text('access_key').notNull(),
  returnPath: text('return_path').notNull(),
  providerNo: text('provider_no'),
  reason: text('reason'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  paidAt: moment('paid_at'),
  refundedFen: fen('refunded_fen').notNull().default(0),
  /** What the bank took for it; null for the agreed fee. */
  feeFen: fen('fee_fen'),
  /** What came to the shop's account; null for all of it. */
  settledFen: fen('settled_fen'),
});

/** Refunds by the shop's refund number. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  refundNo: text('refund_no').primaryKey(),
  paymentNo: text('payment_no').notNull(),
  amountFen: fen('amount_fen').notNull(),
  reason: text('reason').notNull(),
  isDone: boolean('is_done').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Notices to the shop, sent repeatedly until accepted. */
export const sandboxNotices = pgTable(
  'sandbox_notices',
  {
    noticeId: text('notice_id').primaryKey(),
    paymentNo: text('payment_no').notNull(),
    /** The JSON that is signed and sent, byte for byte. */
    body: text('body').notNull(),
    attempts: integer('attempts').notNull(),
    createdAt: moment('created_at').notNull(),
    acknowledgedAt: moment('acknowledged_at'),
  },
  (table) => [index('sandbox_notices_payment').on(table.paymentNo)],
);

/** The secret shared by bank and shop, created on first use. */
export const sandboxKeys = pgTable('sandbox_keys', {
  id: integer('id').primaryKey(),
  secret: text('secret').notNull(),
});
