import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, updatedAt } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** Customers' answers when a mini-program requested permission to send messages. */
export const messageSubscriptions = pgTable(
  'message_subscriptions',
  {
    accountId: text('account_id').notNull(),
    platform: text('platform').notNull(),
    templateId: text('template_id').notNull(),
    /** Messages that may still be sent: each acceptance allows one. */
    allowedCount: integer('allowed_count').notNull(),
    /** When the customer last declined. */
    declinedAt: moment('declined_at'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.platform, table.templateId] }),
    check('message_subscriptions_allowed', sql`${table.allowedCount} >= 0`),
  ],
);

personal(messageSubscriptions, {
  owner: messageSubscriptions.accountId,
  exported: {
    title: '订阅消息',
    columns: pick(
      messageSubscriptions,
      'accountId',
      'platform',
      'templateId',
      'allowedCount',
      'declinedAt',
      'updatedAt',
    ),
    newest: messageSubscriptions.updatedAt,
  },
  erased: { delete: true },
});
