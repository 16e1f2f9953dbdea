import type { RecruitDraftData } from '@voltfront/contract';
import { APPLICATION_STATES, type CreatorChannel } from '@voltfront/rules/campaign/recruit';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../../../kernel/columns';
import { personal, pick } from '../../../../kernel/personal-data';
import { campaigns } from '../../campaign.tables';

const campaignId = () =>
  text('campaign_id')
    .notNull()
    .references(() => campaigns.id);

/** An account on a public channel. */
export interface CreatorAccount {
  channel: CreatorChannel;
  name: string;
  /** Null: the channel has no public link. */
  link: string | null;
  followers: number;
}

/** What a creator made; an article of the community has its id. */
export interface CreatorWork {
  title: string;
  link: string;
}

/** People who apply to be creators. */
export const creatorApplications = pgTable(
  'campaign_creator_applications',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    campaignId: campaignId(),
    state: text('state', { enum: APPLICATION_STATES }).notNull(),
    name: text('name').notNull(),
    cityName: text('city_name').notNull(),
    isOwner: boolean('is_owner').notNull(),
    accounts: jsonb('accounts').$type<CreatorAccount[]>().notNull(),
    /** Of all accounts together. */
    followers: integer('followers').notNull(),
    works: jsonb('works').$type<CreatorWork[]>().notNull(),
    about: text('about').notNull(),
    /** As it was written, to begin another one with. */
    draft: jsonb('draft').$type<RecruitDraftData>().notNull(),
    /** Why it was refused; empty else. */
    reason: text('reason').notNull(),
    /** The person was the n-th that was accepted; null: they were not. */
    position: integer('position'),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('campaign_creators_of_person')
      .on(t.accountId, t.campaignId)
      .where(sql`${t.state} in ('review', 'accepted')`),
    uniqueIndex('campaign_creators_position').on(t.campaignId, t.position).where(sql`${t.position} is not null`),
    index('campaign_creators_own').on(t.accountId, t.campaignId, t.createdAt, t.id),
    index('campaign_creators_by_time').on(t.campaignId, t.createdAt),
    index('campaign_creators_by_state').on(t.state, t.createdAt, t.id),
    check('campaign_creators_accepted', sql`(${t.position} is null) = (${t.state} <> 'accepted')`),
  ],
);

/** What people wrote of an application that they have not sent. */
export const creatorDrafts = pgTable(
  'campaign_creator_drafts',
  {
    accountId: text('account_id').notNull(),
    campaignId: campaignId(),
    draft: jsonb('draft').$type<RecruitDraftData>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.campaignId] })],
);

personal(creatorApplications, {
  owner: creatorApplications.accountId,
  exported: {
    title: '共创官申请',
    columns: pick(
      creatorApplications,
      ...(['campaignId', 'state', 'name', 'cityName', 'accounts', 'works', 'about', 'reason', 'createdAt'] as const),
    ),
    newest: creatorApplications.createdAt,
  },
  erased: { delete: true },
});
personal(creatorDrafts, {
  owner: creatorDrafts.accountId,
  exported: { title: '共创官申请草稿', columns: pick(creatorDrafts, 'campaignId', 'draft', 'updatedAt') },
  erased: { delete: true },
});
