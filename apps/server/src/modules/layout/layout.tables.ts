import type { LayoutContentData, LayoutKindData, StoryFilmData } from '@voltfront/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/columns';

/** Pages that operators lay out, by kind and slug: of a model, its id. */
export const layoutPages = pgTable(
  'layout_pages',
  {
    kind: text('kind').$type<LayoutKindData>().notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** Line and picture of a shared card. */
    text: text('text').notNull(),
    picture: text('picture').notNull(),
    /** A film at the head of the page. */
    film: jsonb('film').$type<StoryFilmData>(),
    isPublished: boolean('is_published').notNull(),
    /** What staff wrote and did not publish yet. */
    draft: jsonb('draft').$type<LayoutContentData>(),
    /** Counts the changes of staff, so that of two at once one is told. */
    edit: integer('edit').notNull().default(0),
    /** The last one of `layout_revisions`; 0: none. */
    revision: integer('revision').notNull().default(0),
    changedAt: moment('changed_at'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.slug] })],
);

/** Blocks of the pages, in order, each with a display period that may be open. */
export const layoutBlocks = pgTable(
  'layout_blocks',
  {
    blockId: text('block_id').primaryKey(),
    kind: text('kind').$type<LayoutKindData>().notNull(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    /** One of the contract's types; `settings` as it says for the type. */
    type: text('type').notNull(),
    title: text('title').notNull(),
    settings: jsonb('settings').notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
  },
  (t) => [index('layout_blocks_page').on(t.kind, t.slug, t.position)],
);

/** What was published of a page, to look at and to return to. */
export const layoutRevisions = pgTable(
  'layout_revisions',
  {
    kind: text('kind').$type<LayoutKindData>().notNull(),
    slug: text('slug').notNull(),
    revision: integer('revision').notNull(),
    content: jsonb('content').$type<LayoutContentData>().notNull(),
    /** Null: it was published before revisions were kept. */
    publishedAt: moment('published_at'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.slug, t.revision] })],
);

/** Campaigns that the hub lists. */
export const layoutCampaigns = pgTable(
  'layout_campaigns',
  {
    campaignId: text('campaign_id').primaryKey(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    picture: text('picture').notNull(),
    link: text('link').notNull(),
    /** Platform codes that have it; null for all. */
    platforms: jsonb('platforms').$type<string[]>(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('layout_campaigns_end').on(t.endsAt, t.campaignId)],
);
