import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../kernel/columns';
import { personal } from '../../kernel/personal-data';

/** Requests to cancel an account. A row stays after the account is closed, without anything that says whose it was. */
export const accountCancellations = pgTable(
  'account_cancellations',
  {
    id: idColumn(),
    accountId: text('account_id').notNull(),
    reason: text('reason').notNull(),
    /** `waiting` for orders to end, `withdrawn`, `requested`: the account is closed, `done`: its data is erased. */
    state: text('state').$type<'waiting' | 'withdrawn' | 'requested' | 'done'>().notNull(),
    requestedAt: moment('requested_at').notNull(),
    closedAt: moment('closed_at'),
    erasedAt: moment('erased_at'),
    /** SHA-256 of the receipt; null when nobody was there to get one. */
    receiptHash: text('receipt_hash'),
  },
  (table) => [
    uniqueIndex('account_cancellations_waiting').on(table.accountId).where(sql`${table.state} = 'waiting'`),
    index('account_cancellations_account').on(table.accountId, table.requestedAt),
    uniqueIndex('account_cancellations_receipt').on(table.receiptHash).where(sql`${table.receiptHash} is not null`),
  ],
);

personal(accountCancellations, {
  owner: accountCancellations.accountId,
  exported: {
    title: '注销申请',
    columns: {
      reason: accountCancellations.reason,
      state: accountCancellations.state,
      requestedAt: accountCancellations.requestedAt,
    },
    newest: accountCancellations.requestedAt,
  },
  erased: { keep: 'proof that the account was closed at its owner’s request' },
});
