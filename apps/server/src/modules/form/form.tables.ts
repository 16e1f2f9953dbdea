import type { FormAnswer, FormDefinition } from '@voltfront/rules/form/form-types';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from '../../kernel/columns';
import { personal, pick } from '../../kernel/personal-data';

/** All versions of forms; the highest is in force. A version never changes. */
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

/** People's answers to forms. */
export const formEntries = pgTable(
  'form_entries',
  {
    /** Account id; for a visitor `phone:` and the hash of their verified phone number. */
    userId: text('user_id').notNull(),
    entryId: text('entry_id').notNull(),
    formId: text('form_id').notNull(),
    /** The version that was answered. */
    version: integer('version').notNull(),
    /** Scope within which a person may submit only once, such as a campaign's slug. */
    once: text('once').notNull(),
    /** Answers that do not identify the person, by field. */
    answers: jsonb('answers').$type<Record<string, FormAnswer>>().notNull(),
    /** Identifying answers, masked: `138****5678`. */
    masked: jsonb('masked').$type<Record<string, string>>().notNull(),
    /** Identifying answers, encrypted as JSON; null when there are none. */
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
    columns: pick(formEntries, 'formId', 'version', 'answers', 'masked', 'createdAt'),
    newest: formEntries.createdAt,
  },
  erased: { delete: true },
});
