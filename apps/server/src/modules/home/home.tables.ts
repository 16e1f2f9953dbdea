import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/columns';

/** Scenes of the brand home, in order, each inside its window. */
export const homeBanners = pgTable('home_banners', {
  bannerId: text('banner_id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  /** Words of the button; empty for none. */
  action: text('action').notNull(),
  /** Path under /assets, at least 3:4. */
  picture: text('picture').notNull(),
  link: text('link').notNull(),
  position: integer('position').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

/** Cards of the home page that lead to another page for a time. The database keeps the names of its first release. */
export const homeTeasers = pgTable('home_campaigns', {
  teaserId: text('campaign_id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  /** Path under /assets, 3:2. */
  picture: text('picture').notNull(),
  link: text('link').notNull(),
  position: integer('position').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});
