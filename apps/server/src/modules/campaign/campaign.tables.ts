import type { Audience } from '@voltfront/rules/campaign/audience';
import type { AwardState, PrizeKind } from '@voltfront/rules/campaign/award-moves';
import type { CampaignSwitch } from '@voltfront/rules/campaign/campaign-state';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, idColumn, moment, updatedAt } from '../../kernel/columns';
import { notPersonal, personal, pick } from '../../kernel/personal-data';

/** Rules that people agree to by taking part. */
export interface CampaignRules {
  /** Grows with every change of the sections. */
  version: number;
  sections: { title: string; paragraphs: string[] }[];
}

/** How a campaign looks. */
export interface CampaignArtwork {
  /** Path under /assets, 16:9 and 3:4. */
  wide: string;
  tall: string;
  /** Six-digit hexadecimal colour taken from the pictures. */
  accent: string;
}

/** Campaigns of all engines. What is special about an engine is in `settings`. */
export const campaigns = pgTable('campaigns', {
  id: idColumn(),
  /** Names the campaign in addresses. */
  slug: text('slug').notNull().unique(),
  engine: text('engine').notNull(),
  title: text('title').notNull(),
  lead: text('lead').notNull(),
  switch: text('switch').$type<CampaignSwitch>().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  audience: jsonb('audience').$type<Audience>().notNull(),
  rules: jsonb('rules').$type<CampaignRules>().notNull(),
  artwork: jsonb('artwork').$type<CampaignArtwork>().notNull(),
  /** Checked by the schema of the engine. */
  settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
  /** Decides the draws, with person and number: secret until the campaign ends. */
  seed: text('seed').notNull(),
  /** Grows with every change by staff, so that none of two at once is lost. */
  revision: integer('revision').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** What can be won or earned. */
export const campaignPrizes = pgTable(
  'campaign_prizes',
  {
    id: idColumn(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    kind: text('kind').$type<PrizeKind>().notNull(),
    title: text('title').notNull(),
    picture: text('picture').notNull(),
    /** Of points and chances. */
    amount: integer('amount'),
    /** Template of a coupon. */
    template: text('template'),
    /** In parts of 10,000; 0 where it is not drawn. */
    weight: integer('weight').notNull(),
    /** Null: without end. */
    stock: integer('stock'),
    taken: integer('taken').notNull().default(0),
    perPerson: integer('per_person'),
    /** Days to give an address or use a code; null: no end. */
    claimDays: integer('claim_days'),
    /** Comes instead of a prize that has run out. */
    isConsolation: boolean('is_consolation').notNull().default(false),
    /** What one costs the brand, in fen; null: not known. */
    costFen: fen('cost_fen'),
    /** Of an engine: hidden figure of a series, step of a ladder, and so on. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    position: integer('position').notNull(),
  },
  (t) => [
    check('campaign_prizes_stock', sql`${t.taken} >= 0 and (${t.stock} is null or ${t.taken} <= ${t.stock})`),
    index('campaign_prizes_of_campaign').on(t.campaignId, t.position),
  ],
);

/** Where goods are sent: a copy, so that the customer's later changes do not touch it. */
export interface ParcelAddress {
  receiver: string;
  mobile: string;
  area: string;
  street: string;
}

/** Goods that are sent together. */
export const campaignParcels = pgTable(
  'campaign_parcels',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    address: jsonb('address').$type<ParcelAddress>().notNull(),
    /** Points that were paid for the postage. */
    postage: integer('postage').notNull().default(0),
    /** Null until it is sent. */
    carrier: text('carrier'),
    parcelNo: text('parcel_no'),
    sentAt: moment('sent_at'),
    receivedAt: moment('received_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('campaign_parcels_unsent').on(t.createdAt, t.id).where(sql`${t.sentAt} is null`),
    index('campaign_parcels_newest').on(t.createdAt, t.id),
  ],
);

/** A prize that was given to a person for a reason, once. */
export const campaignAwards = pgTable(
  'campaign_awards',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    prizeId: text('prize_id')
      .notNull()
      .references(() => campaignPrizes.id),
    /** Such as `draw:3` or `step:5`. */
    reason: text('reason').notNull(),
    state: text('state').$type<AwardState>().notNull(),
    claimUntil: moment('claim_until'),
    /** What staff scan for an experience, or for goods that are collected, ten digits; null otherwise. */
    code: text('code').unique(),
    couponId: text('coupon_id'),
    parcelId: text('parcel_id'),
    /** Where goods are collected with the code; null where they are sent, or nothing was chosen. */
    pickupPlace: text('pickup_place'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    uniqueIndex('campaign_awards_once').on(t.accountId, t.campaignId, t.prizeId, t.reason),
    index('campaign_awards_of_person').on(t.accountId, t.createdAt, t.id),
    index('campaign_awards_newest').on(t.campaignId, t.createdAt, t.id),
    index('campaign_awards_to_lapse').on(t.claimUntil).where(sql`${t.state} in ('waiting', 'ready', 'pickup')`),
  ],
);

/** How many chances a person has. */
export const campaignChances = pgTable(
  'campaign_chances',
  {
    accountId: text('account_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    balance: integer('balance').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.campaignId] }),
    check('campaign_chances_not_negative', sql`${t.balance} >= 0`),
  ],
);

/** Where chances come from and what they were used for; their sum is the balance. */
export const campaignChanceEntries = pgTable(
  'campaign_chance_entries',
  {
    accountId: text('account_id').notNull(),
    campaignId: text('campaign_id').notNull(),
    id: text('id').notNull(),
    delta: integer('delta').notNull(),
    /** Such as `friendDriven` or `draw`, and what it is about: booked once. */
    reason: text('reason').notNull(),
    ref: text('ref').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.campaignId, t.id] }),
    uniqueIndex('campaign_chance_entries_once').on(t.accountId, t.campaignId, t.reason, t.ref),
  ],
);

/** Draws with what decided them, so that anybody can check them afterwards. */
export const campaignDraws = pgTable(
  'campaign_draws',
  {
    accountId: text('account_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** The person's draws of the campaign, from 1. */
    n: integer('n').notNull(),
    /** Day of Asia/Shanghai, for the limit of a day. */
    day: text('day').notNull(),
    roll: integer('roll').notNull(),
    /** The prize of the roll, and the one that was given: another when the first had run out. */
    rolledPrizeId: text('rolled_prize_id').notNull(),
    prizeId: text('prize_id').notNull(),
    awardId: text('award_id').notNull(),
    paidWith: text('paid_with').$type<'points' | 'chance'>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.campaignId, t.n] }),
    index('campaign_draws_newest').on(t.campaignId, t.createdAt),
  ],
);

/** Days of Asia/Shanghai on which a person shared a campaign. */
export const campaignShareDays = pgTable(
  'campaign_share_days',
  {
    accountId: text('account_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    day: text('day').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.campaignId, t.day] }),
    index('campaign_share_days_by_day').on(t.campaignId, t.createdAt),
  ],
);

/**
 * How often the landing page of a campaign was read on a day of Asia/Shanghai. Who is not logged in is told apart by nothing, so
 * they are visits alone.
 */
export const campaignVisits = pgTable(
  'campaign_visits',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    day: text('day').notNull(),
    visits: integer('visits').notNull(),
    /** People with an account, each once. */
    visitors: integer('visitors').notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.day] })],
);

/**
 * Who was counted on a day, so that they count once: a keyed hash of day, campaign and account, which leads back to nobody and is
 * deleted once the day is over.
 */
export const campaignVisitors = pgTable(
  'campaign_visitors',
  { day: text('day').notNull(), visitor: text('visitor').notNull() },
  (t) => [primaryKey({ columns: [t.day, t.visitor] })],
);

notPersonal('keyed hashes that are deleted once the day is over, and name nobody', campaignVisitors);

const KEPT = 'a campaign proves by its draws and awards that it was fair; the account it names has no name any more';

personal(campaignAwards, {
  owner: campaignAwards.accountId,
  exported: {
    title: '活动奖品',
    columns: pick(campaignAwards, 'campaignId', 'prizeId', 'reason', 'state', 'claimUntil', 'createdAt'),
    newest: campaignAwards.createdAt,
  },
  erased: { keep: KEPT },
});
personal(campaignParcels, {
  owner: campaignParcels.accountId,
  exported: {
    title: '奖品包裹',
    columns: pick(campaignParcels, 'address', 'carrier', 'parcelNo', 'sentAt', 'receivedAt', 'createdAt'),
    newest: campaignParcels.createdAt,
  },
  erased: { delete: true },
});
personal(campaignChances, {
  owner: campaignChances.accountId,
  exported: { title: '活动机会', columns: pick(campaignChances, 'campaignId', 'balance') },
  erased: { delete: true },
});
personal(campaignChanceEntries, {
  owner: campaignChanceEntries.accountId,
  exported: {
    title: '活动机会明细',
    columns: pick(campaignChanceEntries, 'campaignId', 'delta', 'reason', 'createdAt'),
    newest: campaignChanceEntries.createdAt,
  },
  erased: { delete: true },
});
personal(campaignDraws, {
  owner: campaignDraws.accountId,
  exported: {
    title: '抽奖记录',
    columns: pick(campaignDraws, 'campaignId', 'n', 'roll', 'prizeId', 'paidWith', 'createdAt'),
    newest: campaignDraws.createdAt,
  },
  erased: { keep: KEPT },
});
personal(campaignShareDays, {
  owner: campaignShareDays.accountId,
  exported: {
    title: '活动分享',
    columns: pick(campaignShareDays, 'campaignId', 'day'),
    newest: campaignShareDays.createdAt,
  },
  erased: { delete: true },
});
