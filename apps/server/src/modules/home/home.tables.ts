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

/** Campaigns that the home page points to. */
export const homeCampaigns = pgTable('home_campaigns', {
  campaignId: text('campaign_id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  /** Path under /assets, 3:2. */
  picture: text('picture').notNull(),
  link: text('link').notNull(),
  position: integer('position').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});
