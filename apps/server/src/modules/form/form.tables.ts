import type { FormAnswer, FormDefinition } from '@voltfront/rules/form/form-types';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from '../../kernel/columns';
import { personal } from '../../kernel/personal-data';

/** Forms in all their versions; the highest is in force. A version never changes. */
export const formVersions = pgTable(
  'form_versions',
  {
    formId: text('form_id').notNull(),
    version: integer('version').notNull(),
    definition: jsonb('definition').$type<FormDefinition>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.formId, t.version] })],
);

/** What people answered. */
export const formEntries = pgTable(
  'form_entries',
  {
    /** Account; of a visitor `phone:` and what their proven phone is known by. */
    userId: text('user_id').notNull(),
    entryId: text('entry_id').notNull(),
    formId: text('form_id').notNull(),
    /** The version that was answered. */
    version: integer('version').notNull(),
    /** What the owner of the form wants once only, such as a campaign's slug. */
    once: text('once').notNull(),
    /** Answers that do not tell who somebody is, by field. */
    answers: jsonb('answers').$type<Record<string, FormAnswer>>().notNull(),
    /** The others as they are shown: `138****5678`. */
    masked: jsonb('masked').$type<Record<string, string>>().notNull(),
    /** The others sealed, as JSON; null when there are none. */
    sealed: text('sealed'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.entryId] }),
    uniqueIndex('form_entries_once').on(t.userId, t.formId, t.once),
    index('form_entries_newest').on(t.userId, t.createdAt),
  ],
);

personal(formEntries, {
  owner: formEntries.userId,
  exported: {
    title: '填写的表单',
    columns: {
      formId: formEntries.formId,
      version: formEntries.version,
      answers: formEntries.answers,
      masked: formEntries.masked,
      createdAt: formEntries.createdAt,
    },
    newest: formEntries.createdAt,
  },
  erased: { delete: true },
});
