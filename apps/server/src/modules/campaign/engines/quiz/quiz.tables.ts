import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../../../kernel/columns';
import { personal, pick } from '../../../../kernel/personal-data';
import { campaigns } from '../../campaign.tables';

const campaignId = () =>
  text('campaign_id')
    .notNull()
    .references(() => campaigns.id);

/** What people say about matches, and who will win all (`CHAMPION` of `quiz-settings`). */
export const quizPredictions = pgTable(
  'campaign_quiz_predictions',
  {
    accountId: text('account_id').notNull(),
    campaignId: campaignId(),
    match: text('match').notNull(),
    id: text('id').notNull(),
    /** `home`, `draw` or `away`; of the champion the key of a side. */
    choice: text('choice').notNull(),
    /** Goals; both null: nothing is said about them. */
    homeGoals: integer('home_goals'),
    awayGoals: integer('away_goals'),
    /** Who scores first; null: nothing is said about it. */
    firstGoal: text('first_goal'),
    /** Day of Asia/Shanghai on which it was first sent. */
    day: text('day').notNull(),
    /** `hit`, `miss` or `void`; null until it is settled. */
    result: text('result'),
    /** What it brought. */
    points: integer('points').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.campaignId, t.match] }),
    index('campaign_quiz_predictions_of_person').on(t.accountId, t.campaignId, t.createdAt, t.id),
    index('campaign_quiz_predictions_by_choice').on(t.campaignId, t.match, t.choice),
    index('campaign_quiz_predictions_unsettled').on(t.campaignId, t.match, t.accountId).where(sql`${t.result} is null`),
    index('campaign_quiz_predictions_by_time').on(t.campaignId, t.createdAt),
    check('campaign_quiz_predictions_goals', sql`(${t.homeGoals} is null) = (${t.awayGoals} is null)`),
  ],
);

/** Results that staff entered. */
export const quizResults = pgTable(
  'campaign_quiz_results',
  {
    campaignId: campaignId(),
    match: text('match').notNull(),
    /** The match does not count. */
    isVoid: boolean('is_void').notNull(),
    /** The side that won all; null for matches. */
    winner: text('winner'),
    homeGoals: integer('home_goals'),
    awayGoals: integer('away_goals'),
    firstGoal: text('first_goal'),
    /** It counts from this moment on, and can be corrected before it. */
    scoresAt: moment('scores_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.match] })],
);

/** Where people stand: what their settled predictions come to. */
export const quizPlayers = pgTable(
  'campaign_quiz_players',
  {
    accountId: text('account_id').notNull(),
    campaignId: campaignId(),
    points: integer('points').notNull(),
    /** Matches whose outcome was right, of those that are settled. */
    hits: integer('hits').notNull(),
    settled: integer('settled').notNull(),
    /** Hits one after another: at present, and at best. */
    streak: integer('streak').notNull(),
    best: integer('best').notNull(),
    /** When the last prediction that brought points was sent: of equal points the earlier one is ahead. */
    sentAt: moment('sent_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.campaignId] }),
    index('campaign_quiz_players_by_rank').on(t.campaignId, t.points.desc().nullsFirst(), t.sentAt, t.accountId),
  ],
);

personal(quizPredictions, {
  owner: quizPredictions.accountId,
  exported: {
    title: '竞猜记录',
    columns: pick(
      quizPredictions,
      ...(['campaignId', 'match', 'choice', 'homeGoals', 'awayGoals', 'firstGoal', 'result', 'points'] as const),
      'createdAt',
    ),
    newest: quizPredictions.createdAt,
  },
  erased: { delete: true },
});
personal(quizPlayers, {
  owner: quizPlayers.accountId,
  exported: {
    title: '竞猜成绩',
    columns: pick(quizPlayers, 'campaignId', 'points', 'hits', 'settled', 'best', 'updatedAt'),
    newest: quizPlayers.updatedAt,
  },
  erased: { delete: true },
});
