import type { BrandStoryData, ChapterData } from '@voltfront/contract';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** The brand's page apart from its chapters; one row, `main`. */
export const contentStory = pgTable('content_story', {
  storyId: text('story_id').primaryKey(),
  film: jsonb('film').$type<BrandStoryData['film']>().notNull(),
  intro: text('intro').notNull(),
  timeline: jsonb('timeline').$type<BrandStoryData['timeline']>().notNull(),
  figures: jsonb('figures').$type<BrandStoryData['figures']>().notNull(),
  awards: jsonb('awards').$type<BrandStoryData['awards']>().notNull(),
});

/** Chapters of the brand's story, in order. */
export const contentChapter = pgTable('content_chapter', {
  chapterId: text('chapter_id').primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  lead: text('lead').notNull(),
  cover: text('cover').notNull(),
  minutes: integer('minutes').notNull(),
  blocks: jsonb('blocks').$type<ChapterData['blocks']>().notNull(),
  sources: jsonb('sources').$type<string[]>().notNull(),
  /** Model that the last block leads to. */
  modelId: text('model_id'),
  isPublished: boolean('is_published').notNull(),
});
