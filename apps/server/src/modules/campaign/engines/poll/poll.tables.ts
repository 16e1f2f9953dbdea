import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../../../kernel/columns';
import { personal, pick } from '../../../../kernel/personal-data';
import { campaigns } from '../../campaign.tables';

const campaignId = () =>
  text('campaign_id')
    .notNull()
    .references(() => campaigns.id);

/** Votes of people in polls. */
export const pollVotes = pgTable(
  'campaign_poll_votes',
  {
    accountId: text('account_id').notNull(),
    campaignId: campaignId(),
    question: text('question').notNull(),
    /** Day of Asia/Shanghai; empty where a vote is final. */
    day: text('day').notNull(),
    /** From 1, within the day. */
    n: integer('n').notNull(),
    option: text('option').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.campaignId, t.question, t.day, t.n] }),
    index('campaign_poll_votes_by_person').on(t.campaignId, t.accountId),
    index('campaign_poll_votes_by_time').on(t.campaignId, t.createdAt),
  ],
);

/** How many votes each option has, in several rows, so that voters of one option seldom wait for each other. */
export const pollCounts = pgTable(
  'campaign_poll_counts',
  {
    campaignId: campaignId(),
    question: text('question').notNull(),
    option: text('option').notNull(),
    shard: integer('shard').notNull(),
    votes: integer('votes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.question, t.option, t.shard] }),
    check('campaign_poll_counts_votes', sql`${t.votes} >= 0`),
  ],
);

/** People whose votes do not count. */
export const pollExclusions = pgTable(
  'campaign_poll_exclusions',
  {
    accountId: text('account_id').notNull(),
    campaignId: campaignId(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.campaignId] }), index('campaign_poll_exclusions_of').on(t.campaignId)],
);

/** Polls whose prizes have been drawn. */
export const pollDraws = pgTable('campaign_poll_draws', {
  campaignId: text('campaign_id')
    .primaryKey()
    .references(() => campaigns.id),
  /** People among whom was drawn. */
  entrants: integer('entrants').notNull(),
  drawnAt: moment('drawn_at').notNull(),
});

personal(pollVotes, {
  owner: pollVotes.accountId,
  exported: {
    title: '活动投票',
    columns: pick(pollVotes, 'campaignId', 'question', 'option', 'createdAt'),
    newest: pollVotes.createdAt,
  },
  erased: { delete: true },
});
personal(pollExclusions, {
  owner: pollExclusions.accountId,
  exported: { title: '被剔除的投票', columns: pick(pollExclusions, 'campaignId', 'reason', 'createdAt') },
  erased: { delete: true },
});
