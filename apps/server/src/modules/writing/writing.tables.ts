import type { WritingActor, WritingState } from '@voltfront/rules/writing/writing-moves';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment, updatedAt } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** Something that happened to an article. */
export interface WritingStep {
  state: WritingState;
  who: WritingActor;
  note: string;
  at: number;
}

/** Articles as customers write them. A published one is an article of the community with the same id. */
export const writings = pgTable(
  'writings',
  {
    id: idColumn(),
    accountId: text('account_id').notNull(),
    state: text('state').$type<WritingState>().notNull(),
    title: text('title').notNull(),
    /** Paragraphs, one a line. */
    text: text('text').notNull(),
    /** Paths of personal uploads; the first is the cover. */
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    topic: text('topic'),
    modelId: text('model_id'),
    place: text('place'),
    /** Counts the changes of what is written. */
    revision: integer('revision').notNull(),
    isDoubtful: boolean('is_doubtful').notNull().default(false),
    /** Why it was refused or taken down; empty otherwise. */
    reason: text('reason').notNull().default(''),
    /** What the author says against a refusal; null before the one appeal. */
    appeal: text('appeal'),
    /** Public copies of its pictures; empty before it is published. */
    publicPictures: jsonb('public_pictures').$type<string[]>().notNull().default([]),
    /** What happened to it last, oldest first. */
    steps: jsonb('steps').$type<WritingStep[]>().notNull(),
    submittedAt: moment('submitted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('writings_of').on(t.accountId, t.updatedAt, t.id),
    index('writings_submitted').on(t.submittedAt, t.id).where(sql`${t.state} <> 'draft'`),
    index('writings_queue').on(t.state, t.submittedAt, t.id).where(sql`${t.state} <> 'draft'`),
  ],
);

personal(writings, {
  owner: writings.accountId,
  exported: {
    title: '写过的文章',
    columns: pick(writings, 'title', 'text', 'topic', 'place', 'state', 'reason', 'appeal', 'updatedAt'),
    newest: writings.updatedAt,
  },
  erased: { delete: true },
  items: [{ key: 'community', since: writings.updatedAt }],
});
