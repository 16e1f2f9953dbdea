import type { PaymentState } from '@voltfront/rules/payment/payment-states';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, moment, updatedAt } from '../../kernel/columns';
import { masked, personal, pick, SALES_ARE_KEPT } from '../../kernel/personal-data';
import type { PaymentCall, PaymentMethod, PayScene } from '../../providers/payment';

/** What a payment is for. */
export type Purpose = 'blind' | 'intention' | 'deposit' | 'snapUp' | 'final';

/** Attempts to pay orders. */
export const payments = pgTable(
  'payments',
  {
    userId: text('user_id').notNull(),
    paymentNo: text('payment_no').notNull(),
    orderNo: text('order_no').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    purpose: text('purpose').$type<Purpose>().notNull(),
    /** The cash part of the final payment; null for other purposes. */
    part: integer('part'),
    amountFen: fen('amount_fen').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    /** The money came when nothing was due any more, and goes back. */
    isLate: boolean('is_late').notNull().default(false),
    /** Where the customer pays, and as whom: a call made for one place or person is of no use at another. */
    scene: text('scene').$type<PayScene>(),
    payerOpenId: text('payer_open_id'),
    call: jsonb('call').$type<PaymentCall>(),
    /** When the provider gave the call. */
    callAt: moment('call_at'),
    /** The provider's number, once it took money. */
    providerNo: text('provider_no'),
    failureReason: text('failure_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.paymentNo] }),
    index('payments_number').on(table.paymentNo),
    // Staff read them all, newest first.
    index('payments_newest').on(table.createdAt, table.paymentNo),
    // Providers know a payment by its number alone.
    uniqueIndex('payments_taken_no').on(table.paymentNo),
    index('payments_order').on(table.userId, table.orderNo, table.createdAt),
    // One open payment per order and method, however often and at once it is asked for.
    uniqueIndex('payments_one_open')
      .on(table.userId, table.orderNo, table.method)
      .where(sql`${table.state} in ('created', 'pending')`),
    index('payments_paid_at').on(table.paidAt).where(sql`${table.paidAt} is not null`),
    // A provider's number pays for one thing only.
    index('payments_provider_no').on(table.method, table.providerNo),
  ],
);

/** How money goes back: the way it came, or to a bank account. */
export type RefundChannel = 'original' | 'bank';

/** Money on its way back. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    userId: text('user_id').notNull(),
    refundNo: text('refund_no').notNull(),
    paymentNo: text('payment_no').notNull(),
    orderNo: text('order_no').notNull(),
    amountFen: fen('amount_fen').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<'requested' | 'done'>().notNull(),
    /** `bank`: staff transfer the money to an account, and no provider is asked. */
    channel: text('channel').$type<RefundChannel>().notNull().default('original'),
    /** The provider's final word that it cannot give the money back. */
    failedAt: moment('failed_at'),
    /** The bank's number of a transfer. */
    reference: text('reference'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.refundNo] }),
    uniqueIndex('payment_refunds_one').on(table.userId, table.paymentNo),
    index('payment_refunds_number').on(table.refundNo),
    index('payment_refunds_done_at').on(table.doneAt).where(sql`${table.doneAt} is not null`),
    uniqueIndex('payment_refunds_taken_no').on(table.refundNo),
  ],
);

/** Notices that were taken, by the provider's number of the notice. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    method: text('method').notNull(),
    noticeId: text('notice_id').notNull(),
    paymentNo: text('payment_no').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.method, table.noticeId] })],
);

/** Things about money that staff must look at. The same thing again only counts up. */
export const paymentIncidents = pgTable(
  'payment_incidents',
  {
    method: text('method').notNull(),
    kind: text('kind').$type<IncidentKind>().notNull(),
    /** Payment number, or a short fingerprint of a refused notice. */
    subject: text('subject').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
    seenCount: integer('seen_count').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** When staff looked at it last, and who; it counts as new when it was seen again later. */
    lookedAt: moment('looked_at'),
    lookedBy: text('looked_by'),
  },
  (table) => [primaryKey({ columns: [table.method, table.kind, table.subject] })],
);

/**
 * `foreign`: a rightly signed notice about another merchant, app or currency. `chargedTwice`: two provider numbers for one
 * payment. `numberReused`: one provider number for two payments.
 */
export type IncidentKind =
  | 'forged'
  | 'foreign'
  | 'unknownPayment'
  | 'amountDiffers'
  | 'chargedTwice'
  | 'numberReused'
  | 'refundFailed'
  /** A provider made a refund whose money staff transfer to a bank account. */
  | 'refundedTwice';

personal(payments, {
  owner: payments.userId,
  exported: {
    title: '支付',
    columns: pick(payments, 'paymentNo', 'orderNo', 'method', 'purpose', 'amountFen', 'state', 'createdAt', 'paidAt'),
    newest: payments.createdAt,
  },
  erased: { keep: SALES_ARE_KEPT },
  items: [
    {
      key: 'payment',
      since: payments.createdAt,
      columns: pick(payments, 'paymentNo'),
      value: (row) => masked(row.paymentNo, 4, 4),
    },
  ],
});
personal(paymentRefunds, {
  owner: paymentRefunds.userId,
  exported: {
    title: '退款',
    columns: pick(paymentRefunds, 'refundNo', 'orderNo', 'amountFen', 'reason', 'state', 'createdAt', 'doneAt'),
    newest: paymentRefunds.createdAt,
  },
  erased: { keep: SALES_ARE_KEPT },
  items: [{ key: 'payment', since: paymentRefunds.createdAt }],
});
