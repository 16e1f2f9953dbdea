import type { Choices, VoteQuestion } from '@voltfront/rules/vote/ballot';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** Votes: their questions are data. The text, under which people comment, is the article with the same id. */
export const votes = pgTable('votes', {
  id: idColumn(),
  title: text('title').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  /** Days of a period, each with a ballot of its own; null: one ballot for the whole vote. */
  periodDays: integer('period_days'),
  /** Points for a person's first ballot. */
  points: integer('points').notNull(),
  questions: jsonb('questions').$type<VoteQuestion[]>().notNull(),
  /** Customers see it. */
  isVisible: boolean('is_visible').notNull().default(true),
});

/** One ballot per person and period; it never changes. */
export const voteBallots = pgTable(
  'vote_ballots',
  {
    accountId: text('account_id').notNull(),
    voteId: text('vote_id')
      .notNull()
      .references(() => votes.id),
    /** Counts from 1. */
    period: integer('period').notNull(),
    choices: jsonb('choices').$type<Choices>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.voteId, t.period] })],
);

/** Votes for each design in each period, so that results are read without counting ballots. */
export const voteCounts = pgTable(
  'vote_counts',
  {
    voteId: text('vote_id').notNull(),
    period: integer('period').notNull(),
    questionId: text('question_id').notNull(),
    optionId: text('option_id').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.voteId, t.period, t.questionId, t.optionId] }),
    check('vote_counts_positive', sql`${t.count} >= 0`),
  ],
);

/** Ballots of each period. */
export const voteTurnouts = pgTable(
  'vote_turnouts',
  {
    voteId: text('vote_id').notNull(),
    period: integer('period').notNull(),
    ballots: integer('ballots').notNull(),
  },
  (t) => [primaryKey({ columns: [t.voteId, t.period] })],
);

personal(voteBallots, {
  owner: voteBallots.accountId,
  exported: {
    title: '投票',
    columns: pick(voteBallots, 'voteId', 'period', 'choices', 'createdAt'),
    newest: voteBallots.createdAt,
  },
  erased: { keep: 'counted with the vote; the account it names has no name any more' },
});
