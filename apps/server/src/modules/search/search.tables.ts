import type { SearchKindData } from '@voltfront/contract';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/columns';

/** Everything that can be searched for, with the grams of its words: see `grams.ts`. */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text('kind').$type<SearchKindData>().notNull(),
    refId: text('ref_id').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    picture: text('picture'),
    link: text('link'),
    /** Grams of the title. */
    titleGrams: text('title_grams').array().notNull(),
    /** Grams of title and text. */
    grams: text('grams').array().notNull(),
    /** Hash of what the grams were made of; the same hash is not worked out again. */
    digest: text('digest').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.refId] }),
    // Written rarely and read often: no list of pending entries that each search would read.
    index('search_entries_grams').using('gin', t.grams).with({ fastupdate: false }),
    index('search_entries_title').using('gin', t.titleGrams).with({ fastupdate: false }),
  ],
);

/** Questions that customers ask often, with their answers. */
export const searchQuestions = pgTable('search_questions', {
  questionId: text('question_id').primaryKey(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  /** Staff took it out of the search; it can be put back. */
  isRetired: boolean('is_retired').notNull().default(false),
  /** Counts the changes of staff, so that of two at once one is told. */
  edit: integer('edit').notNull().default(0),
});

/** Words that operators recommend, in order. */
export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
  position: integer('position').notNull(),
});
