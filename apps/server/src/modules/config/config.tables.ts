import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../../kernel/columns';

/** Remote configurations of the apps, by file name. */
export const remoteConfigs = pgTable('remote_configs', {
  name: text('name').primaryKey(),
  /** The file's `data` field. */
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  updatedAt: updatedAt(),
});
