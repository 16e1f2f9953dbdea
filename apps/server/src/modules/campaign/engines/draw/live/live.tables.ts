import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../../../../kernel/columns';
import { personal, pick } from '../../../../../kernel/personal-data';
import { campaigns } from '../../../campaign.tables';

/** Who watched the broadcast of a draw, or wants to be reminded of it. */
export const campaignViewers = pgTable(
  'campaign_viewers',
  {
    accountId: text('account_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    watchedMs: integer('watched_ms').notNull().default(0),
    /** The last sign that the film was on. */
    beatAt: moment('beat_at'),
    /** Since when the person wants to be reminded; null: not. */
    remindSince: moment('remind_since'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.campaignId] })],
);

personal(campaignViewers, {
  owner: campaignViewers.accountId,
  exported: {
    title: '活动直播观看',
    columns: pick(campaignViewers, 'campaignId', 'watchedMs', 'remindSince', 'createdAt'),
    newest: campaignViewers.createdAt,
  },
  erased: { delete: true },
});
