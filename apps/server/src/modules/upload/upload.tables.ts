import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../kernel/columns';

/** Who sent which file. */
export const uploadedFiles = pgTable(
  'uploaded_files',
  { userId: text('user_id').notNull(), path: text('path').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.path] })],
);
