import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/**
 * Time of a person's last request for a copy; a conditional update of this row enforces the limit.
 */
export const privacyTurns = pgTable('privacy_turns', {
  accountId: text('account_id').primaryKey(),
  requestedAt: moment('requested_at').notNull(),
});

/** Copies of people's data. */
export const privacyCopies = pgTable(
  'privacy_copies',
  {
    accountId: text('account_id').notNull(),
    copyId: text('copy_id').notNull(),
    requestedAt: moment('requested_at').notNull(),
    readyAt: moment('ready_at'),
    expiresAt: moment('expires_at'),
    /** The file as JSON, encrypted; null until it is ready and after it expired. */
    sealedContent: text('sealed_content'),
    /** Size of the unencrypted file. */
    bytes: integer('bytes'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.copyId] }),
    index('privacy_copies_end').on(table.expiresAt),
  ],
);

/** One-time download links. */
export const privacyCopyTokens = pgTable(
  'privacy_copy_tokens',
  {
    id: idColumn(),
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    accountId: text('account_id').notNull(),
    copyId: text('copy_id').notNull(),
    format: text('format').$type<'html' | 'json'>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('privacy_copy_tokens_hash').on(table.tokenHash),
    index('privacy_copy_tokens_end').on(table.expiresAt),
  ],
);

/** How many of a person's requests contained an item on a day; the values are not stored. */
export const privacyCounts = pgTable(
  'privacy_counts',
  {
    accountId: text('account_id').notNull(),
    item: text('item').notNull(),
    /** Day in Asia/Shanghai, `2026-11-20`. */
    day: text('day').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.item, table.day] }),
    index('privacy_counts_day').on(table.day),
  ],
);

personal(privacyTurns, {
  owner: privacyTurns.accountId,
  exported: { nothing: 'the request is shown with its copy' },
  erased: { delete: true },
});
personal(privacyCopies, {
  owner: privacyCopies.accountId,
  exported: {
    title: '副本申请',
    columns: pick(privacyCopies, 'copyId', 'requestedAt', 'readyAt', 'expiresAt', 'bytes'),
    newest: privacyCopies.requestedAt,
  },
  erased: { delete: true },
});
personal(privacyCopyTokens, {
  owner: privacyCopyTokens.accountId,
  exported: { nothing: 'a secret address, for minutes' },
  erased: { delete: true },
});
personal(privacyCounts, {
  owner: privacyCounts.accountId,
  exported: {
    title: '收集次数',
    columns: pick(privacyCounts, 'item', 'day', 'times'),
    newest: privacyCounts.day,
  },
  erased: { delete: true },
});
