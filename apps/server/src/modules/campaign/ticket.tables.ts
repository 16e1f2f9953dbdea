import type { Milestone } from '@voltfront/rules/campaign/milestones';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';
import { campaigns } from './campaign.tables';

/** Tickets that a person was given at one time; `amount` is what is left, what exchanges used and what was taken back. */
export const campaignTickets = pgTable(
  'campaign_tickets',
  {
    accountId: text('account_id').notNull(),
    /** That of the award that gave them. */
    id: text('id').notNull(),
    /** The catalogue whose rewards they buy. */
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** The relation with the friend who brought them, and how far the friend had got; null: several friends did. */
    relationId: text('relation_id'),
    milestone: text('milestone').$type<Milestone>(),
    amount: integer('amount').notNull(),
    left: integer('left_count').notNull(),
    takenBack: integer('taken_back').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    /** When they were earned. */
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    check(
      'campaign_tickets_add_up',
      sql`${t.left} >= 0 and ${t.takenBack} >= 0 and ${t.left} + ${t.takenBack} <= ${t.amount}`,
    ),
    index('campaign_tickets_newest').on(t.accountId, t.campaignId, t.createdAt, t.id),
    index('campaign_tickets_usable').on(t.accountId, t.campaignId, t.expiresAt, t.id).where(sql`${t.left} > 0`),
  ],
);

/** Which tickets an exchange used. */
export const campaignTicketUses = pgTable(
  'campaign_ticket_uses',
  {
    accountId: text('account_id').notNull(),
    /** What the tickets bought. */
    awardId: text('award_id').notNull(),
    ticketId: text('ticket_id').notNull(),
    amount: integer('amount').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.awardId, t.ticketId] }),
    check('campaign_ticket_uses_some', sql`${t.amount} > 0`),
  ],
);

personal(campaignTickets, {
  owner: campaignTickets.accountId,
  exported: {
    title: '奖励券',
    columns: pick(campaignTickets, 'campaignId', 'milestone', 'amount', 'left', 'takenBack', 'expiresAt', 'createdAt'),
    newest: campaignTickets.createdAt,
  },
  erased: { delete: true },
});
personal(campaignTicketUses, {
  owner: campaignTicketUses.accountId,
  exported: {
    title: '奖励券使用明细',
    columns: pick(campaignTicketUses, 'awardId', 'ticketId', 'amount', 'createdAt'),
    newest: campaignTicketUses.createdAt,
  },
  erased: { delete: true },
});
