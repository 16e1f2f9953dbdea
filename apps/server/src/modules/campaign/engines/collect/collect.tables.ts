import type { LinkState } from '@voltfront/rules/campaign/collect';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../../../kernel/columns';
import { personal, pick } from '../../../../kernel/personal-data';
import { campaigns } from '../../campaign.tables';

const campaignId = () =>
  text('campaign_id')
    .notNull()
    .references(() => campaigns.id);

/** How many of an item a person has; what is locked in a gift is not among them. */
export const collectHoldings = pgTable(
  'campaign_collect_holdings',
  {
    accountId: text('account_id').notNull(),
    campaignId: campaignId(),
    item: text('item').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.campaignId, t.item] }),
    index('campaign_collect_holdings_of').on(t.campaignId),
    check('campaign_collect_holdings_not_negative', sql`${t.count} >= 0`),
  ],
);

/** Where items came from and went to; for each person and item their sum is the holding. */
export const collectMoves = pgTable(
  'campaign_collect_moves',
  {
    accountId: text('account_id').notNull(),
    campaignId: campaignId(),
    item: text('item').notNull(),
    delta: integer('delta').notNull(),
    /** Such as `task`, `compose` or `give`, and what it is about: booked once. */
    reason: text('reason').notNull(),
    ref: text('ref').notNull(),
    /** Day of Asia/Shanghai. */
    day: text('day').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({
      name: 'campaign_collect_moves_pk',
      columns: [t.accountId, t.campaignId, t.reason, t.ref, t.item],
    }),
    index('campaign_collect_moves_by_time').on(t.campaignId, t.createdAt),
    check('campaign_collect_moves_something', sql`${t.delta} <> 0`),
  ],
);

/** Tasks of a day that no other module knows of: the way to the stores, and the answer to the question. */
export const collectDeeds = pgTable(
  'campaign_collect_deeds',
  {
    accountId: text('account_id').notNull(),
    campaignId: campaignId(),
    day: text('day').notNull(),
    task: text('task').$type<'store' | 'quiz'>().notNull(),
    /** Number of the chosen option, from 1. */
    option: integer('option'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.campaignId, t.day, t.task] }),
    index('campaign_collect_deeds_by_time').on(t.campaignId, t.createdAt),
  ],
);

/** Links by which people give an item, which is locked in it, or ask for one. */
export const collectLinks = pgTable(
  'campaign_collect_links',
  {
    id: text('id').primaryKey(),
    /** Who made it. */
    accountId: text('account_id').notNull(),
    campaignId: campaignId(),
    kind: text('kind').$type<'give' | 'ask'>().notNull(),
    item: text('item').notNull(),
    greeting: text('greeting').notNull(),
    state: text('state').$type<LinkState>().notNull(),
    /** Day of Asia/Shanghai on which it was made. */
    day: text('day').notNull(),
    /** Who took or gave the item, and on which day. */
    friendId: text('friend_id'),
    friendDay: text('friend_day'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('campaign_collect_links_of_person').on(t.accountId, t.campaignId, t.createdAt, t.id),
    index('campaign_collect_links_of_friend').on(t.friendId, t.campaignId, t.friendDay),
    index('campaign_collect_links_open')
      .on(t.accountId, t.campaignId)
      .where(sql`${t.state} = 'open' and ${t.kind} = 'give'`),
    index('campaign_collect_links_by_time').on(t.campaignId, t.createdAt),
  ],
);

/** People among whom the prizes are drawn. */
export const collectEntries = pgTable(
  'campaign_collect_entries',
  { accountId: text('account_id').notNull(), campaignId: campaignId(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.campaignId, t.accountId] }), index('campaign_collect_entries_of').on(t.accountId)],
);

/** Campaigns whose prizes have been drawn. */
export const collectDraws = pgTable('campaign_collect_draws', {
  campaignId: text('campaign_id')
    .primaryKey()
    .references(() => campaigns.id),
  /** People among whom was drawn. */
  entrants: integer('entrants').notNull(),
  drawnAt: moment('drawn_at').notNull(),
});

personal(collectHoldings, {
  owner: collectHoldings.accountId,
  exported: { title: '收集活动', columns: pick(collectHoldings, 'campaignId', 'item', 'count') },
  erased: { delete: true },
});
personal(collectMoves, {
  owner: collectMoves.accountId,
  exported: {
    title: '收集活动明细',
    columns: pick(collectMoves, 'campaignId', 'item', 'delta', 'reason', 'createdAt'),
    newest: collectMoves.createdAt,
  },
  erased: { delete: true },
});
personal(collectDeeds, {
  owner: collectDeeds.accountId,
  exported: {
    title: '收集活动任务',
    columns: pick(collectDeeds, 'campaignId', 'task', 'option', 'createdAt'),
    newest: collectDeeds.createdAt,
  },
  erased: { delete: true },
});
personal(collectLinks, {
  owner: collectLinks.accountId,
  exported: {
    title: '收集活动赠送与求助',
    columns: pick(collectLinks, 'campaignId', 'kind', 'item', 'greeting', 'state', 'createdAt'),
    newest: collectLinks.createdAt,
  },
  erased: { delete: true },
});
personal(collectLinks, {
  owner: collectLinks.friendId,
  exported: {
    title: '好友的赠送与求助',
    columns: pick(collectLinks, 'campaignId', 'kind', 'item', 'createdAt'),
    newest: collectLinks.createdAt,
  },
  erased: { blank: { friendId: null } },
});
personal(collectEntries, {
  owner: collectEntries.accountId,
  exported: {
    title: '收集活动抽奖资格',
    columns: pick(collectEntries, 'campaignId', 'createdAt'),
    newest: collectEntries.createdAt,
  },
  erased: { delete: true },
});
