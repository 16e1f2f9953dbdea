import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/columns';

/** Public documents in their current version. */
export const contentDocument = pgTable('content_document', {
  /** `privacySummary`, `privacyClause` or `userAgreement`. */
  kind: text('kind').primaryKey(),
  title: text('title').notNull(),
  version: text('version').notNull(),
  effectiveAt: moment('effective_at').notNull(),
  /** Changes since the previous version, one sentence each. */
  changes: jsonb('changes').$type<string[]>().notNull(),
  sections: jsonb('sections').$type<{ id: string; title: string; paragraphs: string[] }[]>().notNull(),
});

/** Tabs of the community, in order. */
export const contentTab = pgTable('content_tab', {
  key: text('key').primaryKey(),
  label: text('label').notNull(),
  position: integer('position').notNull(),
});

/** Banners of the community, in order, each with a display period. */
export const contentBanner = pgTable('content_banner', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  picture: text('picture').notNull(),
  link: text('link').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  position: integer('position').notNull(),
});

/** Floating bubbles; the first one in its display period is shown. */
export const contentBubble = pgTable('content_bubble', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  picture: text('picture').notNull(),
  link: text('link').notNull(),
  /** `everybody`, or `newcomer`: visitors and customers without a car or an open order. */
  audience: text('audience').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  position: integer('position').notNull(),
});
