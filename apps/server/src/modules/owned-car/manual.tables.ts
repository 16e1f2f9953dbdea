import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../../kernel/columns';
import { notPersonal } from '../../kernel/personal-data';

/** Words in both languages. */
export interface BothLanguages {
  zh: string;
  en: string;
}

/** One block of a chapter. */
export type ManualBlock =
  | { kind: 'heading' | 'paragraph'; text: BothLanguages }
  | { kind: 'steps'; items: BothLanguages[] }
  | { kind: 'picture'; src: string; aspect: number; caption: BothLanguages };

/** Chapters of the manual that owners read. */
export const carManual = pgTable('car_manual', {
  chapter: text('chapter').primaryKey(),
  position: integer('position').notNull(),
  title: jsonb('title').$type<BothLanguages>().notNull(),
  summary: jsonb('summary').$type<BothLanguages>().notNull(),
  /** Path under /assets. */
  picture: text('picture').notNull(),
  blocks: jsonb('blocks').$type<ManualBlock[]>().notNull(),
  updatedAt: updatedAt(),
});

notPersonal('texts of the shop', carManual);
