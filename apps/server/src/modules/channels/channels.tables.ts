import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../kernel/columns';
import { notPersonal, personal, pick } from '../../kernel/personal-data';

/** Videos, live rooms and profiles of WeChat Channels. */
export const channelsItems = pgTable('channels_items', {
  itemId: text('item_id').primaryKey(),
  kind: text('kind').$type<'video' | 'live' | 'profile'>().notNull(),
  title: text('title').notNull(),
  note: text('note').notNull(),
  cover: text('cover').notNull(),
  finderUserName: text('finder_user_name').notNull(),
  /** Of a video, or of the replay of a live room; empty without one. */
  feedId: text('feed_id').notNull(),
  /** Of a live room; null for others. */
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
});

/** Who wants to be told when a live room opens. */
export const channelsReminders = pgTable(
  'channels_reminders',
  {
    accountId: text('account_id').notNull(),
    itemId: text('item_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.itemId] })],
);

notPersonal('items of WeChat Channels', channelsItems);
personal(channelsReminders, {
  owner: channelsReminders.accountId,
  exported: {
    title: '视频号直播提醒',
    columns: pick(channelsReminders, 'itemId', 'createdAt'),
    newest: channelsReminders.createdAt,
  },
  erased: { delete: true },
});
