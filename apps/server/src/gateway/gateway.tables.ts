import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../kernel/columns';
import { personal } from '../kernel/personal-data';

/** First answers of idempotent calls, kept two days. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** Account, or `ip:<address>` of a visitor. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    /** SHA-256 of endpoint, query and body. */
    inputHash: text('input_hash').notNull(),
    /** Null while the call runs: inside its transaction, or, of a call with transactions of its own, until it answered. */
    answer: jsonb('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotent_answers_created').on(table.createdAt),
  ],
);

personal(idempotentAnswers, {
  owner: idempotentAnswers.owner,
  exported: { nothing: 'answers that were shown, for two days' },
  erased: { by: 'closeAccount' },
});
