import type { RefundState } from '@voltfront/rules/refund/refund-moves';
import type { RefundReason } from '@voltfront/rules/refund/refund-reasons';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, moment, updatedAt } from '../../kernel/columns';
import { masked, personal, pick, SALES_ARE_KEPT } from '../../kernel/personal-data';
import type { KeptTexts } from '../../kernel/texts';
import type { RefundedOrder, RefundPart, StoredAccount } from './refund.types';

/** Refunds that customers asked for. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    userId: text('user_id').notNull(),
    refundNo: text('refund_no').notNull(),
    orderNo: text('order_no').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    amountFen: fen('amount_fen').notNull(),
    /** The payments that go back; their sum is the amount. */
    parts: jsonb('parts').$type<RefundPart[]>().notNull(),
    order: jsonb('order').$type<RefundedOrder>().notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    /** The customer's words where no reason fitted. */
    words: text('words').notNull(),
    explanation: text('explanation').notNull(),
    /** Paths of uploads. */
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    account: jsonb('account').$type<StoredAccount>(),
    /** What staff said against it, for the customer. */
    rejection: text('rejection'),
    /** What the bank said; empty when a provider refused. */
    failure: text('failure'),
    firstApprovedBy: text('first_approved_by'),
    firstApprovedAt: moment('first_approved_at'),
    /** Who approved it finally, or rejected it. */
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    historyCount: integer('history_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.refundNo] }),
    uniqueIndex('refund_requests_taken_no').on(table.refundNo),
    // One running or finished refund per order, however often and at once it is asked for.
    uniqueIndex('refund_requests_one_open')
      .on(table.userId, table.orderNo)
      .where(sql`${table.state} in ('inReview', 'approved', 'sending', 'failed', 'received')`),
    index('refund_requests_of_order').on(table.userId, table.orderNo, table.createdAt),
    index('refund_requests_order_no').on(table.orderNo),
    index('refund_requests_newest').on(table.createdAt, table.refundNo),
    index('refund_requests_by_state').on(table.state, table.createdAt, table.refundNo),
    // Four eyes.
    check(
      'refund_requests_two_people',
      sql`${table.decidedBy} is null or ${table.decidedBy} <> ${table.firstApprovedBy} or ${table.state} = 'rejected'`,
    ),
    check('refund_requests_amount', sql`${table.amountFen} > 0`),
  ],
);

/** History of the refunds' states. */
export const refundHistory = pgTable(
  'refund_history',
  {
    userId: text('user_id').notNull(),
    refundNo: text('refund_no').notNull(),
    sequence: integer('sequence').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    /** What title and note were made of, to say them in another language. */
    texts: jsonb('texts').$type<KeptTexts>(),
    who: text('who').$type<'customer' | 'staff' | 'system'>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.refundNo, table.sequence] })],
);

personal(refundRequests, {
  owner: refundRequests.userId,
  exported: {
    title: '退款',
    columns: pick(
      refundRequests,
      'refundNo',
      'orderNo',
      'state',
      'amountFen',
      'reason',
      'words',
      'explanation',
      'account',
      'rejection',
      'createdAt',
    ),
    newest: refundRequests.createdAt,
    show: (row) => {
      const account = row.account as StoredAccount | null;
      return { ...row, account: account && { bank: account.bank, number: account.maskedNumber } };
    },
  },
  // Amount and course stay with the sale; words, pictures and account go.
  erased: { by: 'forgetRefunds' },
  items: [
    {
      key: 'payment',
      since: refundRequests.createdAt,
      columns: pick(refundRequests, 'refundNo'),
      value: (row) => masked(row.refundNo, 4, 4),
    },
  ],
});
personal(refundHistory, {
  owner: refundHistory.userId,
  exported: {
    title: '退款进度',
    columns: pick(refundHistory, 'refundNo', 'state', 'title', 'note', 'at'),
    newest: refundHistory.at,
  },
  erased: { keep: SALES_ARE_KEPT },
});
