import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../../../kernel/columns';
import { personal, pick } from '../../../../kernel/personal-data';
import { campaigns } from '../../campaign.tables';

/** Teams that help one person, the starter. */
export const helpTeams = pgTable(
  'campaign_help_teams',
  {
    id: text('id').primaryKey(),
    /** The starter. */
    accountId: text('account_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** From 1, among the teams of its starter in the campaign. */
    n: integer('n').notNull(),
    /** What its helpers count for together; never more than the goal. */
    helps: integer('helps').notNull(),
    /** Helps that fill it, as they were when it was started. */
    goal: integer('goal').notNull(),
    endsAt: moment('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('campaign_help_teams_of_person').on(t.accountId, t.campaignId, t.n),
    index('campaign_help_teams_by_time').on(t.campaignId, t.createdAt),
    check('campaign_help_teams_helps', sql`${t.helps} between 0 and ${t.goal}`),
  ],
);

/** Who helped which team. */
export const helps = pgTable(
  'campaign_helps',
  {
    accountId: text('account_id').notNull(),
    teamId: text('team_id')
      .notNull()
      .references(() => helpTeams.id),
    campaignId: text('campaign_id').notNull(),
    /** What it counted for: newcomers may count for more than one, and never for more than was missing. */
    helps: integer('helps').notNull(),
    /** Day of Asia/Shanghai. */
    day: text('day').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.teamId] }),
    index('campaign_helps_of_team').on(t.teamId, t.createdAt),
    index('campaign_helps_of_person').on(t.accountId, t.campaignId, t.day),
    index('campaign_helps_by_time').on(t.campaignId, t.createdAt),
    check('campaign_helps_positive', sql`${t.helps} > 0`),
  ],
);

personal(helpTeams, {
  owner: helpTeams.accountId,
  exported: {
    title: '好友助力',
    columns: pick(helpTeams, 'campaignId', 'helps', 'goal', 'endsAt', 'createdAt'),
    newest: helpTeams.createdAt,
  },
  erased: { keep: 'others helped it and got points for it; the account it names has no name any more' },
});
personal(helps, {
  owner: helps.accountId,
  exported: {
    title: '为好友助力',
    columns: pick(helps, 'campaignId', 'helps', 'createdAt'),
    newest: helps.createdAt,
  },
  erased: { keep: 'the team of somebody else counts it; the account it names has no name any more' },
});
