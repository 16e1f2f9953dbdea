import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/columns';
import { notPersonal } from '../../../kernel/personal-data';

/** Words in both languages. */
export interface BothLanguages {
  zh: string;
  en: string;
}

/** One block of a text. */
export type OrderTextBlock =
  | { kind: 'heading' | 'paragraph' | 'quote'; text: BothLanguages }
  | { kind: 'picture'; src: string; aspect: number; caption: BothLanguages | null };

/** Long texts that belong to orders: rules, benefits, hints. */
export const orderText = pgTable(
  'order_texts',
  {
    key: text('key').primaryKey(),
    title: jsonb('title').$type<BothLanguages>().notNull(),
    version: text('version').notNull(),
    publishedAt: moment('published_at').notNull(),
    /** No longer valid since then. */
    withdrawnAt: moment('withdrawn_at'),
    blocks: jsonb('blocks').$type<OrderTextBlock[]>().notNull(),
    position: integer('position').notNull(),
  },
  (t) => [index('order_texts_position').on(t.position)],
);

notPersonal('texts of the shop', orderText);
