import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/columns';

/** Scenes of the brand home, in order, each with a display period. */
export const homeBanners = pgTable('home_banners', {
  bannerId: text('banner_id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  /** Text of the button; empty for none. */
  action: text('action').notNull(),
  /** Path under /assets, at least 3:4. */
  picture: text('picture').notNull(),
  link: text('link').notNull(),
  position: integer('position').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

/**
 * Temporary cards of the home page that lead to another page. The table keeps its name from the
 * first release.
 */
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
