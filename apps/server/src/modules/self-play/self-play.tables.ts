import { pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../../kernel/columns';
import { notPersonal } from '../../kernel/personal-data';

/** Whether the demo shop plays its own staff: one row once somebody switched it. */
export const demoSelfPlay = pgTable('demo_self_play', {
  id: text('id').primaryKey(),
  mode: text('mode').$type<'auto' | 'on' | 'off'>().notNull(),
  updatedAt: updatedAt(),
});

notPersonal('a switch of the demo shop', demoSelfPlay);
