import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../kernel/columns';

/** Query fields by the short scenes of mini-program QR codes. */
export const sceneParams = pgTable('scene_params', {
  scene: text('scene').primaryKey(),
  query: jsonb('query').$type<Record<string, string>>().notNull(),
  createdAt: createdAt(),
});
