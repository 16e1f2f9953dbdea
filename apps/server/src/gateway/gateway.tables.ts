import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../kernel/columns';
import { personal } from '../kernel/personal-data';

/** First responses of idempotent calls, kept for two days. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** Account id, or `ip:<address>` for a visitor. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    /** SHA-256 of endpoint, query and body. */
    inputHash: text('input_hash').notNull(),
    /**
     * Null while the call runs: until its transaction commits or, for a call with transactions of
     * its own, until it has responded.
     */
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
