import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Things that happen once in the life of a database. */
export const marks = pgTable('marks', {
  name: text('name').primaryKey(),
  madeAt: moment('made_at').notNull(),
});

/** Sets of demo data that were added to this database; what became of their rows afterwards is not the set's business. */
export const demoSets = pgTable('demo_sets', {
  /** `<module>/<set>`. */
  name: text('name').primaryKey(),
  addedAt: moment('added_at').notNull(),
});
