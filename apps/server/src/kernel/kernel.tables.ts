import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Things that happen once in the life of a database, such as loading the demo data. */
export const marks = pgTable('marks', {
  name: text('name').primaryKey(),
  madeAt: moment('made_at').notNull(),
});
