import type { WhitePaperData } from '@voltfront/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { count, moment } from '../../../kernel/columns';

/** White papers, a row for each edition. Editions of one paper have its subject in common. */
export const contentWhitePaper = pgTable(
  'content_white_paper',
  {
    paperId: text('paper_id').primaryKey(),
    subject: text('subject').notNull(),
    /** Order of the subjects on the list. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    edition: text('edition').notNull(),
    publishedAt: moment('published_at').notNull(),
    cover: text('cover').notNull(),
    summary: text('summary').notNull(),
    chapters: jsonb('chapters').$type<WhitePaperData['chapters']>().notNull(),
    isPublished: boolean('is_published').notNull(),
    /** Counts the changes of staff, so that of two at once one is told. */
    edit: integer('edit').notNull().default(0),
    viewCount: count('view_count').notNull().default(0),
  },
  (t) => [index('content_white_paper_newest').on(t.subject, t.publishedAt).where(sql`${t.isPublished}`)],
);
