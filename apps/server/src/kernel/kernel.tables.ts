import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Events that happen only once in a database's lifetime. */
export const marks = pgTable('marks', {
  name: text('name').primaryKey(),
  madeAt: moment('made_at').notNull(),
});

/** Demo sets added to this database; later changes to their rows are not tracked. */
export const demoSets = pgTable('demo_sets', {
  /** `<module>/<set>`. */
  name: text('name').primaryKey(),
  addedAt: moment('added_at').notNull(),
});
