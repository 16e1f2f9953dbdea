import type { PacketKind } from '@voltfront/rules/campaign/packet-split';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from '../../../../kernel/columns';
import { personal, pick } from '../../../../kernel/personal-data';
import { campaigns } from '../../campaign.tables';

/** Points packets: of people, and of the brand, which are rounds. */
export const campaignPackets = pgTable(
  'campaign_packets',
  {
    id: idColumn(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** The sender; null for a round of the brand. */
    accountId: text('account_id'),
    /** Names the sender's wish: the same one makes one packet. */
    clientKey: text('client_key'),
    kind: text('kind').$type<PacketKind>().notNull(),
    /** Of a round. */
    title: text('title'),
    greeting: text('greeting').notNull(),
    skin: text('skin').notNull(),
    condition: text('condition').$type<'anyone' | 'owners'>().notNull(),
    /** Points of the sender, and what the brand put in. */
    points: integer('points').notNull(),
    supplement: integer('supplement').notNull(),
    /** Every share in the order in which they are opened, decided when the packet is made. */
    amounts: integer('amounts').array().notNull(),
    shares: integer('shares').notNull(),
    /** Number of the luckiest share, from 1; 0 where all are equal. */
    luckiest: integer('luckiest').notNull(),
    taken: integer('taken').notNull().default(0),
    drawnPoints: integer('drawn_points').notNull().default(0),
    returnedPoints: integer('returned_points').notNull().default(0),
    thanks: integer('thanks').notNull().default(0),
    /** Day of Asia/Shanghai on which it was made. */
    day: text('day').notNull(),
    opensAt: moment('opens_at').notNull(),
    /** Where a round was moved from. */
    movedFrom: moment('moved_from'),
    expiresAt: moment('expires_at').notNull(),
    /** When what nobody opened went back. */
    returnedAt: moment('returned_at'),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check('campaign_packets_shares', sql`${t.taken} between 0 and ${t.shares}`),
    check(
      'campaign_packets_points',
      sql`${t.drawnPoints} >= 0 and ${t.returnedPoints} >= 0
        and ${t.drawnPoints} + ${t.returnedPoints} <= ${t.points} + ${t.supplement}`,
    ),
    check(
      'campaign_packets_settled',
      sql`${t.returnedAt} is null or ${t.drawnPoints} + ${t.returnedPoints} = ${t.points} + ${t.supplement}`,
    ),
    uniqueIndex('campaign_packets_once').on(t.accountId, t.clientKey),
    index('campaign_packets_of_person').on(t.accountId, t.createdAt, t.id),
    index('campaign_packets_of_day').on(t.accountId, t.campaignId, t.day),
    index('campaign_packets_by_day').on(t.campaignId, t.createdAt),
    index('campaign_packets_rounds').on(t.campaignId, t.opensAt).where(sql`${t.accountId} is null`),
  ],
);

/** Shares that were opened. */
export const campaignPacketDraws = pgTable(
  'campaign_packet_draws',
  {
    accountId: text('account_id').notNull(),
    packetId: text('packet_id')
      .notNull()
      .references(() => campaignPackets.id),
    campaignId: text('campaign_id').notNull(),
    /** Number of the share, from 1. */
    n: integer('n').notNull(),
    points: integer('points').notNull(),
    day: text('day').notNull(),
    thankedAt: moment('thanked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.packetId] }),
    uniqueIndex('campaign_packet_draws_share').on(t.packetId, t.n),
    index('campaign_packet_draws_of_person').on(t.accountId, t.createdAt, t.packetId),
    index('campaign_packet_draws_by_day').on(t.campaignId, t.createdAt),
  ],
);

/** Points of the brand that a campaign can still give: supplements and rounds. */
export const campaignPacketBudgets = pgTable(
  'campaign_packet_budgets',
  {
    campaignId: text('campaign_id')
      .primaryKey()
      .references(() => campaigns.id),
    left: integer('left').notNull(),
  },
  (t) => [check('campaign_packet_budgets_not_negative', sql`${t.left} >= 0`)],
);

/** Who is reminded before a round begins. */
export const campaignPacketReminders = pgTable(
  'campaign_packet_reminders',
  {
    accountId: text('account_id').notNull(),
    packetId: text('packet_id')
      .notNull()
      .references(() => campaignPackets.id),
    remindedAt: moment('reminded_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.packetId] }),
    index('campaign_packet_reminders_due').on(t.packetId).where(sql`${t.remindedAt} is null`),
  ],
);

const BOOKED =
  'the points of others came from it, and their ledgers name it; the account it names has no name any more';

personal(campaignPackets, {
  owner: campaignPackets.accountId,
  exported: {
    title: '发出的红包',
    columns: pick(campaignPackets, 'campaignId', 'kind', 'greeting', 'points', 'shares', 'taken', 'createdAt'),
    newest: campaignPackets.createdAt,
  },
  erased: { keep: BOOKED },
});
personal(campaignPacketDraws, {
  owner: campaignPacketDraws.accountId,
  exported: {
    title: '收到的红包',
    columns: pick(campaignPacketDraws, 'campaignId', 'packetId', 'points', 'createdAt'),
    newest: campaignPacketDraws.createdAt,
  },
  erased: { keep: BOOKED },
});
personal(campaignPacketReminders, {
  owner: campaignPacketReminders.accountId,
  exported: {
    title: '红包开抢提醒',
    columns: pick(campaignPacketReminders, 'packetId', 'createdAt'),
    newest: campaignPacketReminders.createdAt,
  },
  erased: { delete: true },
});
