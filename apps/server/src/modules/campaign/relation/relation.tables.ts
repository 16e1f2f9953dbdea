import type { PosterThemes } from '@voltfront/contract';
import type { Milestone, RelationRefusal } from '@voltfront/rules/campaign/milestones';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../../kernel/columns';
import { notPersonal, personal, pick } from '../../../kernel/personal-data';
import { campaigns } from '../campaign.tables';

/** Invite codes, one for each person who ever wanted one. */
export const inviters = pgTable('campaign_inviters', {
  accountId: text('account_id').primaryKey(),
  code: text('code').notNull().unique(),
  /** Rewards up to this moment were told in the pop-up. */
  seenAt: moment('seen_at').notNull(),
  createdAt: createdAt(),
});

/** Who invited whom, through which campaign. A friend has one inviter at a time. */
export const relations = pgTable(
  'campaign_relations',
  {
    inviterId: text('inviter_id').notNull(),
    id: text('id').notNull(),
    friendId: text('friend_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** How the code came to the friend: `link`, `code`, `qr`, `poster`, `mini` or `login`. */
    channel: text('channel').notNull(),
    /** The share by which the friend came. */
    shareId: text('share_id'),
    /** Last moment of a relation that is not for good. */
    until: moment('until'),
    /** Somebody else invited the friend after `until`. */
    endedAt: moment('ended_at'),
    /** The furthest milestone that holds; `isLapsed` after the refund of its order. */
    milestone: text('milestone').$type<Milestone>().notNull(),
    isLapsed: boolean('is_lapsed').notNull().default(false),
    /** Day of Asia/Shanghai on which the inviter reminded the friend last. */
    remindedOn: text('reminded_on'),
    /** The friend agreed to be called by the inviter. */
    mayCall: boolean('may_call').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.inviterId, t.id] }),
    uniqueIndex('campaign_relations_one_inviter').on(t.friendId).where(sql`${t.endedAt} is null`),
    index('campaign_relations_newest').on(t.inviterId, t.campaignId, t.createdAt, t.id),
    index('campaign_relations_by_milestone').on(t.inviterId, t.campaignId, t.milestone, t.createdAt, t.id),
    index('campaign_relations_of_friend').on(t.friendId, t.createdAt),
    index('campaign_relations_by_day').on(t.campaignId, t.createdAt),
  ],
);

/** How far friends got; each milestone once, and again only after its order was refunded. */
export const relationMilestones = pgTable(
  'campaign_milestones',
  {
    inviterId: text('inviter_id').notNull(),
    id: text('id').notNull(),
    relationId: text('relation_id').notNull(),
    friendId: text('friend_id').notNull(),
    campaignId: text('campaign_id').notNull(),
    milestone: text('milestone').$type<Milestone>().notNull(),
    /** The drive or the order; the relation itself for `registered`. */
    ref: text('ref').notNull(),
    modelId: text('model_id'),
    /** The inviter had as many rewards for it this month as there are. */
    isOverLimit: boolean('is_over_limit').notNull().default(false),
    /** The order was refunded. */
    revokedAt: moment('revoked_at'),
    /** Points of the inviter that were used before they could be taken back. */
    usedPoints: integer('used_points').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.inviterId, t.id] }),
    uniqueIndex('campaign_milestones_once').on(t.relationId, t.milestone).where(sql`${t.revokedAt} is null`),
    index('campaign_milestones_of_friend').on(t.friendId, t.ref),
    index('campaign_milestones_counted').on(t.inviterId, t.campaignId, t.milestone, t.createdAt),
    index('campaign_milestones_by_day').on(t.campaignId, t.createdAt),
  ],
);

/** States of friends that their inviters call wrong, for staff; once for each friend. */
export const relationDisputes = pgTable(
  'campaign_disputes',
  {
    inviterId: text('inviter_id').notNull(),
    relationId: text('relation_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    text: text('text').notNull(),
    /** Of the staff; null while nobody answered. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.inviterId, t.relationId] }),
    index('campaign_disputes_newest').on(t.createdAt, t.relationId),
  ],
);

/** Friends who were not bound, and why, for staff. */
export const relationRefusals = pgTable(
  'campaign_refusals',
  {
    friendId: text('friend_id').notNull(),
    id: text('id').notNull(),
    inviterId: text('inviter_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    reason: text('reason').$type<RelationRefusal>().notNull(),
    tries: integer('tries').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.friendId, t.id] }),
    uniqueIndex('campaign_refusals_once').on(t.friendId, t.inviterId, t.campaignId, t.reason),
    index('campaign_refusals_of_inviter').on(t.inviterId, t.updatedAt),
    index('campaign_refusals_newest').on(t.updatedAt, t.id),
  ],
);

/** Cards and posters that people shared. */
export const inviteShares = pgTable(
  'campaign_shares',
  {
    accountId: text('account_id').notNull(),
    id: text('id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    posterId: text('poster_id'),
    channel: text('channel').notNull(),
    greeting: text('greeting').notNull(),
    views: integer('views').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.id] }),
    index('campaign_shares_newest').on(t.accountId, t.campaignId, t.createdAt),
    index('campaign_shares_by_day').on(t.campaignId, t.createdAt),
  ],
);

/** Templates of posters, in their window. */
export const invitePosters = pgTable('campaign_posters', {
  id: text('id').primaryKey(),
  theme: text('theme').$type<(typeof PosterThemes)[number]>().notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  picture: text('picture').notNull(),
  /** Colour behind a cut-out picture. */
  ground: text('ground'),
  startsAt: moment('starts_at').notNull(),
  /** Null: no end. */
  endsAt: moment('ends_at'),
  position: integer('position').notNull(),
});

const PROOF = 'decides rewards of the other side; the account it names has no name any more';
const OTHER = 'shown to the person who invited';

personal(inviters, {
  owner: inviters.accountId,
  exported: { title: '邀请码', columns: pick(inviters, 'code', 'createdAt') },
  erased: { delete: true },
});
personal(relations, {
  owner: relations.inviterId,
  exported: {
    title: '我邀请的好友',
    columns: pick(relations, 'campaignId', 'channel', 'milestone', 'isLapsed', 'until', 'createdAt'),
    newest: relations.createdAt,
  },
  erased: { keep: PROOF },
});
personal(relations, {
  owner: relations.friendId,
  exported: { nothing: OTHER },
  erased: { keep: PROOF },
});
personal(relationMilestones, {
  owner: relationMilestones.inviterId,
  exported: { nothing: 'repeats the friends and the prizes, which are shown' },
  erased: { keep: PROOF },
});
personal(relationMilestones, {
  owner: relationMilestones.friendId,
  exported: { nothing: OTHER },
  erased: { keep: PROOF },
});
personal(relationDisputes, {
  owner: relationDisputes.inviterId,
  exported: {
    title: '邀约申诉',
    columns: pick(relationDisputes, 'relationId', 'text', 'answer', 'createdAt'),
    newest: relationDisputes.createdAt,
  },
  erased: { delete: true },
});
personal(relationRefusals, {
  owner: relationRefusals.friendId,
  exported: { nothing: 'what protects the campaigns from fraud' },
  erased: { delete: true },
});
personal(relationRefusals, {
  owner: relationRefusals.inviterId,
  exported: { nothing: 'what protects the campaigns from fraud' },
  erased: { delete: true },
});
personal(inviteShares, {
  owner: inviteShares.accountId,
  exported: {
    title: '邀请分享',
    columns: pick(inviteShares, 'campaignId', 'channel', 'greeting', 'views', 'createdAt'),
    newest: inviteShares.createdAt,
  },
  erased: { delete: true },
});
notPersonal('templates of posters', invitePosters);
