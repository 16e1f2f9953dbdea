import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../kernel/columns';
import { notPersonal, personal, pick } from '../../kernel/personal-data';

/** Letters of the brand about something that was changed. */
export const letters = pgTable('letters', {
  /** Names the letter in addresses. */
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  about: text('about').$type<'price' | 'rights' | 'campaign' | 'delivery'>().notNull(),
  paragraphs: jsonb('paragraphs').$type<string[]>().notNull(),
  changes: jsonb('changes').$type<{ item: string; before: string; after: string }[]>().notNull(),
  /** Orders of these models that were made before the letter are affected. */
  modelIds: jsonb('model_ids').$type<string[]>().notNull(),
  signature: text('signature').notNull(),
  publishedAt: moment('published_at').notNull(),
  /** The brand took it back. */
  recalledAt: moment('recalled_at'),
});

/** Who knows of a change, since when. */
export const letterAcknowledgements = pgTable(
  'letter_acknowledgements',
  {
    accountId: text('account_id').notNull(),
    letterId: text('letter_id')
      .notNull()
      .references(() => letters.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.letterId] }), index('letter_acknowledgements_of').on(t.letterId)],
);

notPersonal('letters to everybody', letters);
personal(letterAcknowledgements, {
  owner: letterAcknowledgements.accountId,
  exported: {
    title: '已知悉的调整通知',
    columns: pick(letterAcknowledgements, 'letterId', 'createdAt'),
    newest: letterAcknowledgements.createdAt,
  },
  erased: { delete: true },
});
