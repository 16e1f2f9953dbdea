import type { PlatformCode } from '@voltfront/contract/headers';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../../kernel/columns';
import { notPersonal, personal, pick } from '../../../kernel/personal-data';
import { campaigns } from '../campaign.tables';

/** Short codes on printed matter, in text messages and in scenes of mini-programs. */
export const campaignCodes = pgTable('campaign_codes', {
  /** In capitals. */
  code: text('code').primaryKey(),
  campaignId: text('campaign_id')
    .notNull()
    .references(() => campaigns.id),
  /** A page of the app with its query, or the address of a page on an own host. */
  route: text('route'),
  query: jsonb('query').$type<Record<string, string>>().notNull(),
  url: text('url'),
  /** Platforms that have it; null: all. */
  platforms: jsonb('platforms').$type<PlatformCode[]>(),
  shareCode: text('share_code'),
  channel: text('channel'),
  createdAt: createdAt(),
});

/** People who want to be told that a campaign has begun, and the code by which they came. */
export const campaignStartReminders = pgTable(
  'campaign_start_reminders',
  {
    accountId: text('account_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    code: text('code').notNull(),
    toldAt: moment('told_at'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.campaignId] }), index('campaign_start_reminders_of').on(t.campaignId)],
);

notPersonal('codes that the brand prints', campaignCodes);
personal(campaignStartReminders, {
  owner: campaignStartReminders.accountId,
  exported: {
    title: '活动开始提醒',
    columns: pick(campaignStartReminders, 'campaignId', 'createdAt'),
    newest: campaignStartReminders.createdAt,
  },
  erased: { delete: true },
});
