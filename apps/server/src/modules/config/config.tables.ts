import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../../kernel/columns';

/** Remote configurations of the apps, by the name of their file. */
export const remoteConfigs = pgTable('remote_configs', {
  name: text('name').primaryKey(),
  /** The whole `data` of the file. */
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  updatedAt: updatedAt(),
});
